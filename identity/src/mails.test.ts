import { expect, test } from 'vitest'
import { confirmationMail, existingAccountMail, passwordChangedMail, passwordResetMail } from './mails.ts'

const url = 'https://brand.test/u/verify?token=a-b_c&more="><script>'
const brand = `<b onclick='x'>"Home" & Co</b>`
const to = 'ada@brand.test'

const linked = { confirmationMail, existingAccountMail, passwordResetMail }

test.each(Object.entries(linked))(
  '%s carries its link as text and as HTML, and names of any kind',
  (_, make) => {
    const mail = make(brand, to, url)
    expect(mail.to).toBe(to)
    expect(mail.subject).toContain(brand)
    expect(mail.text.split('\n')).toContain(url)
    expect(mail.text).toContain(brand)
    expect(mail.text).toMatch(/Holds for (24 hours|1 hour)\./)

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

test('a mail without a link says the same in both forms', () => {
  const mail = passwordChangedMail('Brand', to)
  expect(mail.html).not.toContain('<a ')
  for (const line of mail.text.trim().split('\n\n')) expect(mail.html).toContain(line)
})

test('a mail loads nothing, so opening it tells nobody', () => {
  const { html } = confirmationMail('Brand', to, 'https://brand.test/u/verify?token=t')
  expect(html).not.toMatch(/<img|<link|url\(|src=|@import/)
})
