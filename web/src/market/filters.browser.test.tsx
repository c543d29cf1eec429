import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import {
  chip,
  countIn,
  expectCount,
  focus,
  openMarketplace,
  untilLoaded,
} from './testing/open-marketplace.ts'

const address = '/facilities/marketplace'
const button = page.getByRole('link', { name: /^Filters/ })
const sheet = page.getByRole('dialog', { name: 'Filters' })

test('the filters work with the keyboard, and Escape returns the focus', async () => {
  const { expectAddress } = await openMarketplace('?state=California')
  focus(button)
  await userEvent.keyboard('{Enter}')
  const show = sheet.getByRole('button', { name: /^Show [\d,]+ facilit/ })
  // The list isn't busy yet when the address changes, so each step waits for the count that it changes.
  const basketball = sheet.getByRole('checkbox', { name: /^Basketball/ })
  await expect.element(basketball).toBeVisible()
  const inCalifornia = countIn(show)
  focus(basketball)
  await userEvent.keyboard(' ')
  await expectAddress(/sport=Basketball/)
  await expect.element(basketball).toHaveFocus()
  await expect.poll(() => countIn(show)).toBeLessThan(inCalifornia)
  const ofBasketball = countIn(show)

  await sheet.getByRole('group', { name: 'Courts, at least' }).getByLabelText('8', { exact: true }).click()
  await expectAddress(/space=Court&count=8/)
  await expect.poll(() => countIn(show)).toBeLessThan(ofBasketball)
  const withCourts = countIn(show)
  const sports = sheet.getByRole('group', { name: 'Sport', exact: true })
  await sports.getByText(/Show \d+ more/).click()
  await sports.getByRole('searchbox', { name: 'Find a sport' }).fill('dodge')
  await expect.poll(() => sports.getByRole('checkbox').elements()).toHaveLength(6)
  await sports.getByRole('checkbox', { name: /^Dodgeball/ }).click()
  await expectAddress(/sport=Basketball&sport=Dodgeball/)
  await expect.poll(() => countIn(show)).toBeGreaterThan(withCourts)
  const count = countIn(show)
  await userEvent.keyboard('{Escape}')
  await expect.element(sheet).not.toBeInTheDocument()
  await expect.element(button).toHaveFocus()
  await expectCount(count)
})

test('the calendar in the filters takes the first and then the last day', async () => {
  const { expectAddress } = await openMarketplace()
  await button.click()
  const dates = sheet.getByRole('button', { name: /^Dates/ })
  await dates.click()
  const calendar = page.getByRole('dialog', { name: 'Choose dates' })
  const today = new Date()
  for (const day of [12, 14]) {
    const date = new Date(today.getFullYear(), today.getMonth() + 1, day)
    const name = date.toLocaleDateString('en-US', { dateStyle: 'full' })
    await calendar.getByRole('button', { name }).click()
  }
  await expectAddress(/marketplace\?from=\d{4}-\d\d-12&to=\d{4}-\d\d-14$/)
  await calendar.getByRole('button', { name: 'Done' }).click()
  await expect.element(calendar).not.toBeInTheDocument()
  await expect.element(dates).toMatchTextContent(/12\s–\s14/)

  await dates.click()
  await calendar.getByRole('button', { name: 'Clear' }).click()
  await expectAddress(address)
})

test('on a phone the filters are a sheet', async () => {
  const { expectAddress } = await openMarketplace('', { width: 390, height: 844 })
  await button.click()
  await sheet.getByText('Outdoor', { exact: true }).click()
  await expectAddress(/location=Outdoor/)
  await untilLoaded()
  await sheet.getByRole('button', { name: 'Show 30 facilities' }).click()
  await expect.element(sheet).not.toBeInTheDocument()
  await expect.element(chip('Outdoor')).toHaveAttribute('aria-current', 'true')
})
