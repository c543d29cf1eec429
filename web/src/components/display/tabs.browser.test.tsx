import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from '../../testing/render.tsx'
import { Tabs } from './tabs.tsx'

const tabs = [
  { name: 'states', label: 'States' },
  { name: 'sports', label: 'Sports', count: 12 },
  { name: 'lists', label: 'Lists' },
] as const

function Sample() {
  const [selected, select] = useState<(typeof tabs)[number]['name']>('states')
  return (
    <Tabs label="Places" tabs={tabs} selected={selected} onSelect={select}>
      The panel of {selected}
    </Tabs>
  )
}

const tab = (name: string) => page.getByRole('tab', { name: new RegExp(`^${name}`) })

test('shows the panel of the selected tab', async () => {
  render(<Sample />)
  await tab('Sports').click()
  await expect
    .element(page.getByRole('tabpanel', { name: /^Sports/ }))
    .toHaveTextContent('The panel of sports')
})

test('a tab has its count', async () => {
  render(<Sample />)
  await expect.element(page.getByRole('tab', { name: 'Sports 12', exact: true })).toBeVisible()
})

test.each([
  ['{ArrowRight}', 'Sports'],
  ['{ArrowLeft}', 'Lists'],
  ['{End}', 'Lists'],
  ['{End}{ArrowRight}', 'States'],
  ['{End}{Home}', 'States'],
])('%s selects and focuses the tab %j', async (keys, name) => {
  render(<Sample />)
  await tab('States').click()
  await userEvent.keyboard(keys)
  await expect.element(tab(name)).toHaveAttribute('aria-selected', 'true')
  await expect.element(tab(name)).toHaveFocus()
})

test('only the selected tab is reached with the Tab key', async () => {
  render(<Sample />)
  await tab('Sports').click()
  await expect.element(tab('Sports')).toHaveAttribute('tabindex', '0')
  await expect.element(tab('States')).toHaveAttribute('tabindex', '-1')
})
