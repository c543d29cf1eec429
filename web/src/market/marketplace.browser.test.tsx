import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import {
  cards,
  chip,
  countIn,
  expectCount,
  filters,
  heading,
  hold,
  openMarketplace,
  focus,
  untilLoaded,
} from './testing/open-marketplace.ts'

const address = '/facilities/marketplace'
const field = page.getByRole('searchbox', { name: 'Search facilities' })
const near = page.getByRole('combobox', { name: 'Near' })

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))

/** The address is known before the page has rendered it, and with it the addresses of the chips. */
async function untilOff(label: string) {
  await expect.element(chip(label)).not.toHaveAttribute('aria-current')
}

test('a chip shows as many facilities as it promises, and pressing it again undoes it', async () => {
  const { expectAddress } = await openMarketplace('?state=California')
  const all = countIn(heading)
  const count = countIn(chip('Basketball'))
  await chip('Basketball').click()
  await expectCount(count)
  await expectAddress(`${address}?sport=Basketball&state=California`)

  const indoor = countIn(chip('Indoor'))
  await chip('Indoor').click()
  await expectCount(indoor)
  await expect.element(page.getByText('Basketball, indoor, in California')).toBeVisible()
  expect(new Set([all, count, indoor]).size).toBe(3)

  await chip('Basketball').click()
  await untilOff('Basketball')
  await chip('Indoor').click()
  await expectCount(all)
  await expectAddress(`${address}?state=California`)
})

test('going back and forward shows the results of each choice', async () => {
  const { goBack, goForward } = await openMarketplace('?state=California&sport=Basketball')
  const count = countIn(heading)
  const indoor = countIn(chip('Indoor'))
  await chip('Indoor').click()
  await expectCount(indoor)
  await goBack()
  await expectCount(count)
  await goForward()
  await expectCount(indoor)
})

test('pressing a chip keeps the scroll position and the focus, and does not take the focus back', async () => {
  const { expectAddress } = await openMarketplace()
  await expect.poll(() => cards.elements()).toHaveLength(24)
  scrollTo({ top: 40, behavior: 'instant' })
  focus(chip('Soccer'))
  await userEvent.keyboard('{Enter}')
  await expectAddress(/sport=Soccer/)
  await expect.element(chip('Soccer')).toHaveAttribute('aria-current', 'true')
  await expect.element(chip('Soccer')).toHaveFocus()
  await expect.element(page.getByRole('heading', { name: 'Soccer facilities' })).toBeVisible()
  // Browsers move what is in sight in the frame after a layout, not with it.
  await nextFrame()
  await nextFrame()
  expect(scrollY).toBe(40)
  await userEvent.keyboard('{Enter}')
  await expectAddress(address)
  await expect.element(chip('Soccer')).toHaveFocus()

  await untilOff('Soccer')
  await chip('Soccer').click()
  await expectAddress(/sport=Soccer/)
  await userEvent.click(document.body, { position: { x: 2, y: 2 } })
  for (const place of [0, 1, 2]) await cards.nth(place).hover()
  expect(filters.element().querySelector('a:focus')).toBeNull()
})

/** What the server reads in a text about swimming. */
const swimming = (word: string) => ({
  filter: { sports: ['Swimming'], spaceType: ['Pool'] },
  parts: [
    { from: 0, to: word.length, text: word, values: { sports: ['Swimming'] } },
    { from: word.length + 1, to: word.length + 6, text: 'pools', values: { spaceType: ['Pool'] } },
  ],
})
const readings = { 'swiming pools': swimming('swiming'), 'swimming pools': swimming('swimming') }

test('searches while typing without losing a key, the caret or, on a later page, the focus', async () => {
  const { expectAddress, goBack } = await openMarketplace('', { readings })
  await userEvent.type(field, 'swiming pools')
  await expect.element(field).toHaveValue('swiming pools')
  await expectAddress(/q=swiming\+pools$/)
  await userEvent.keyboard('{ArrowLeft>9/}')
  await userEvent.keyboard('m')
  await expectAddress(/q=swimming\+pools$/)
  await expect.element(field).toHaveValue('swimming pools')
  await expect.element(field).toHaveFocus()
  const input = field.element()
  expect(input instanceof HTMLInputElement && input.selectionStart).toBe(5)
  await expect.element(chip('Swimming')).toBeVisible()

  // The chips of the earlier text stay until then.
  await untilLoaded()
  await chip('Indoor').click()
  await expectAddress(/q=swimming\+pools&location=Indoor/)
  await goBack()
  await goBack()
  await expectAddress(/^(?!.*q=)/)
})

test('typing on a later page searches from the first one and keeps the focus', async () => {
  const { expectAddress } = await openMarketplace('?page=2')
  await userEvent.type(field, 'ho')
  await expectAddress(`${address}?q=ho`)
  await untilLoaded()
  await expect.element(field).toHaveFocus()
  await userEvent.keyboard('ckey')
  await expectAddress(`${address}?q=hockey`)
  await expect.element(field).toHaveValue('hockey')
})

test('a text that is typed while an earlier one is read is understood anew', async () => {
  const { reach, release, held } = hold(/q=swiming/)
  const { expectAddress } = await openMarketplace('', { readings, reach })
  await field.fill('swiming pools')
  await expect.poll(() => held).toHaveLength(1)
  // The pause in typing ends after the page has read the earlier text.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    await field.fill('swimming pools')
    release()
    await expect.element(chip('Swimming')).toBeVisible()
    vi.runOnlyPendingTimers()
  } finally {
    vi.useRealTimers()
  }
  await expectAddress(/q=swimming\+pools$/)
})

test('clearing the field before the response arrives cancels the search', async () => {
  const { reach, release } = hold(/q=a/)
  const { expectAddress } = await openMarketplace('', { reach })
  await field.fill('a')
  await expect.element(page.getByText('Matching “a”')).toBeVisible()
  await field.fill('')
  await expect.element(page.getByText('Matching “a”')).not.toBeInTheDocument()
  release()
  await untilLoaded()
  await expect.element(field).toHaveValue('')
  await expectAddress(address)
})

test('suggests places, and marks the field for an unknown one', async () => {
  const { expectAddress } = await openMarketplace()
  await userEvent.type(near, 'Indianap')
  await expect.poll(() => document.querySelector('datalist option[value="Indianapolis, IN"]')).not.toBeNull()
  await near.fill('Indianapolis, IN')
  await expectAddress(/near=Indianapolis%2C\+IN$/)
  await expect.element(cards.first()).toMatchTextContent(/mi\saway/)
  const close = countIn(heading)

  await userEvent.selectOptions(page.getByLabelText('Distance'), '150')
  await expectAddress(/dist=150/)
  await expect.element(chip('Within 150 mi')).toBeVisible()
  await expect.poll(() => countIn(heading)).toBeGreaterThan(close)

  await near.fill('Qwxzv Nowhere')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText(/^We couldn’t find this place/)).toBeVisible()
  await expect.element(near).toHaveAttribute('aria-invalid', 'true')
  await expect.element(near).toHaveValue('Qwxzv Nowhere')
  expect(countIn(heading)).toBe(120)
  await near.fill('')
  await expectAddress(address)
  await expect.element(page.getByText(/^We couldn’t find this place/)).not.toBeInTheDocument()
})

test('sorts by name and opens the second page', async () => {
  const { expectAddress } = await openMarketplace('?sport=Basketball')
  await userEvent.selectOptions(page.getByLabelText('Order'), 'name')
  await expectAddress(/sort=name/)
  await untilLoaded()
  const first = cards.first().getByRole('heading').element().textContent ?? ''
  await page.getByRole('link', { name: 'Page 2' }).click()
  await expectAddress(/page=2#results$/)
  await expect.element(heading).toBeInViewport()
  await expect.element(heading).toHaveFocus()
  await expect.element(cards.first().getByRole('heading')).not.toHaveTextContent(first)
  await expect.element(page.getByText(/^25 to 48 of/)).toBeInTheDocument()
})

test('an empty result suggests filters to remove, with what each would show', async () => {
  await openMarketplace('?sport=Basketball&space=Court&count=900&near=Houston,+TX&dist=25')
  await expect.element(heading).toHaveTextContent('No facilities')
  const suggestion = page.getByRole('link', { name: /^Remove “900\+ courts”/ })
  const count = countIn(suggestion)
  await suggestion.click()
  await expectCount(count)
})

test('an empty result for a text offers to clear all filters', async () => {
  const { expectAddress } = await openMarketplace('?q=zzzqqqxxx&state=Indiana')
  await page.getByRole('link', { name: 'Clear all filters' }).click()
  await expectAddress(address)
})
