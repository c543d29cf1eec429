import { expect } from '@playwright/test'
import { openSite, test } from './site.ts'

const { origin } = openSite()

/** None of these is a request for a venue. A page of 10,000 characters in any script is as long as addresses get. */
const texts = [
  'volleyball courts near '.repeat(435),
  'x'.repeat(10_000),
  '🏐'.repeat(5000),
  '排球场'.repeat(3334),
  '"'.repeat(10_000),
  '排球 多伦多',
  'ملعب كرة السلة',
  '\u202Ebasketball\u202C',
  '12345',
  '-8 courts',
  '99999999999999999999 courts',
  'near',
  'within 0 miles',
  'within -5 miles of Columbus',
  'within 99999999 miles of Columbus, Ohio',
  '((("OR" -- *',
  'AND OR NOT',
  "'; drop table profile; --",
  '<script>alert(1)</script>',
  '\\',
  '%00',
  '\u0000',
  'volley\u0000ball',
  '\u001B[31m\r\n\t',
  '   ',
]

test('every text gets a page that says how many facilities or destinations there are', async ({
  request,
}) => {
  for (const [market, noun] of [
    ['facilities', 'facilit(?:y|ies)'],
    ['destinations', 'destinations?'],
  ] as const)
    for (const text of texts) {
      const reply = await request.get(`${origin}/${market}/marketplace?q=${encodeURIComponent(text)}`)
      const name = `${market}: ${text.slice(0, 30)}`
      expect(reply.status(), name).toBe(200)
      const html = await reply.text()
      expect(html, name).toMatch(new RegExp(`<h1[^>]*>(?:No|[\\d,]+) ${noun}</h1>`))
      expect(html, name).not.toContain('<script>alert')
    }
})

test('says what it left out of a text that is too long', async ({ page }) => {
  await page.goto(`${origin}/facilities/marketplace?q=${'basketball '.repeat(100)}leftover`)
  await expect(page.getByText('Ignored: q=')).toBeVisible()
})

test('continues a short answer with facilities that match less, and says what they lack', async ({
  page,
}) => {
  await page.goto(`${origin}/facilities/marketplace?q=${encodeURIComponent('200 basketball courts in Ohio')}`)
  await expect(
    page.getByText(/^No facility matches all of this\. These match “Courts” instead of/),
  ).toBeVisible()
  await page.goto(
    `${origin}/facilities/marketplace?q=${encodeURIComponent('curling rinks with 3 sheets in Minnesota with parking')}`,
  )
  const further = page.getByRole('region', { name: 'Close matches' })
  await expect(further.getByText(/^These match /)).toBeVisible()
  await expect(further.getByRole('heading', { level: 3 }).first()).toBeVisible()
})
