import { expect, test } from 'vitest'
import { composeMail } from './mail-document.ts'
import { confirmationMail, existingAccountMail, passwordChangedMail, passwordResetMail } from './mails.ts'

const url = 'https://brand.test/u/verify?token=a-b_c&more="><script>'
const brand = `<b onclick='x'>"Home" & Co</b>`
const to = 'ada@brand.test'

const linked = { confirmationMail, existingAccountMail, passwordResetMail }

test.each(Object.entries(linked))(
  '%s has its link as text and as HTML, with all values escaped',
  (_, make) => {
    const mail = make({ brand }, to, url)
    expect(mail.to).toBe(to)
    expect(mail.subject).toContain(brand)
    expect(mail.text.split('\n')).toContain(url)
    expect(mail.text).toContain(brand)
    expect(mail.text).toMatch(/Expires in (24 hours|1 hour)\./)

    const escaped = url
      .replace('&', '&amp;')
      .replace('"', '&quot;')
      .replace('><', '&gt;&lt;')
      .replace(/>$/, '&gt;')
    expect(mail.html.split(`href="${escaped}"`)).toHaveLength(3)
    expect(mail.html).toContain('&lt;b onclick=&#39;x&#39;&gt;&quot;Home&quot; &amp; Co&lt;/b&gt;')
    expect(mail.html).not.toMatch(/<script|<b |onclick='/)
  },
)

test('an email without a link has no link', () => {
  expect(passwordChangedMail({ brand: 'Brand' }, to).html).not.toContain('<a ')
})

test('text and HTML have the same paragraphs', () => {
  const mail = passwordChangedMail({ brand: 'Brand' }, to)
  const paragraphs = mail.text.trim().split('\n\n')
  expect(paragraphs).toHaveLength(2)
  for (const text of paragraphs) expect(mail.html).toContain(text.replaceAll("'", '&#39;'))
})

test('the text of an email without an introduction starts with its subject, which is the title of the HTML', () => {
  const link = { label: 'See it on Brand', url: 'https://brand.test/events/1' }
  const mail = composeMail(
    { brand: 'Brand' },
    { to, subject: 'Elm Open is cancelled', intro: [], link, outro: [] },
  )
  expect(mail.text).toBe('Elm Open is cancelled\n\nSee it on Brand:\nhttps://brand.test/events/1\n')
  expect(mail.html.split('Elm Open is cancelled')).toHaveLength(3)
})

test('an email loads nothing, so opening it cannot be tracked', () => {
  const { html } = confirmationMail({ brand: 'Brand' }, to, 'https://brand.test/u/verify?token=t')
  expect(html).not.toMatch(/<img|<link|url\(|src=|@import/)
})

const imprint = {
  postalAddress: '1 Main Street, Springfield, IL 62701',
  privacy: 'https://brand.test/help/privacy',
  terms: 'https://brand.test/help/terms',
}

test('every email ends with the postal address and the rules', () => {
  const { text, html } = passwordChangedMail({ brand: 'Brand', imprint }, to)
  const foot = `\n\nBrand · ${imprint.postalAddress}\nPrivacy: ${imprint.privacy}\nTerms: ${imprint.terms}\n`
  expect(text.endsWith(foot)).toBe(true)
  expect(html).toContain(`Brand · ${imprint.postalAddress}`)
  expect(html).toContain(`href="${imprint.privacy}"`)
  expect(html).toContain(`href="${imprint.terms}"`)
})

test('without a postal address, an email ends with the brand and the rules', () => {
  const { text } = passwordChangedMail(
    { brand: 'Brand', imprint: { ...imprint, postalAddress: undefined } },
    to,
  )
  expect(text).toContain(`\n\nBrand\nPrivacy: ${imprint.privacy}\n`)
})
