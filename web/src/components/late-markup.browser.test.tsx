import { act, useEffect, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from '../testing/render.tsx'
import { LateMarkup } from './late-markup.tsx'
import { loadedOnce } from './loaded-once.ts'

const markup = '<div><section><button>Show all</button> <a href="#a">Other</a></section></div>'

function Sections() {
  const [isOpen, setOpen] = useState(false)
  return (
    <section>
      <button type="button" onClick={() => setOpen(true)}>
        {isOpen ? 'All shown' : 'Show all'}
      </button>{' '}
      <a href="#a">Other</a>
    </section>
  )
}

/** Hydrates the markup of the server. Returns how often the code was loaded, and a function that makes it outdated. */
async function hydrate(html = markup, load = async () => ({ Sections })) {
  const container = document.createElement('div')
  container.innerHTML = html
  document.body.append(container)
  let loads = 0
  const part = loadedOnce(async () => {
    loads++
    return load()
  })
  const element = (isOutdated: boolean) => (
    <LateMarkup part={part} isOutdated={isOutdated} className={undefined}>
      {(loaded) => <loaded.Sections />}
    </LateMarkup>
  )
  const root = await act(async () => hydrateRoot(container, element(false)))
  onTestFinished(() => {
    root.unmount()
    container.remove()
  })
  return { loads: () => loads, outdate: () => act(async () => root.render(element(true))) }
}

const button = page.getByRole('button', { name: 'Show all' })

test('keeps the markup of the server without loading code', async () => {
  const { loads } = await hydrate()
  await expect.element(button).toBeVisible()
  expect(loads()).toBe(0)
})

test('a button that is pressed before the code is there works once it is', async () => {
  await hydrate()
  button.element().dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
  dispatchEvent(new Event('pointerdown'))
  await expect.element(page.getByRole('button', { name: 'All shown' })).toBeVisible()
})

test('a key that is pressed before the code is there works once it is', async () => {
  const pressed: string[] = []
  const Listening = () => {
    useEffect(() => {
      const press = ({ key }: KeyboardEvent) => pressed.push(key)
      addEventListener('keydown', press)
      return () => removeEventListener('keydown', press)
    }, [])
    return <Sections />
  }
  await hydrate(markup, async () => ({ Sections: Listening }))
  await userEvent.keyboard('g')
  await expect.poll(() => pressed).toEqual(['g'])
})

test('the focus stays on its element when the code is there', async () => {
  const { loads } = await hydrate()
  await userEvent.tab()
  await userEvent.tab()
  await expect.poll(loads).toBe(1)
  await expect.element(page.getByRole('link', { name: 'Other' })).toHaveFocus()
})

test('outdated markup loads the code', async () => {
  const { loads, outdate } = await hydrate()
  await outdate()
  expect(loads()).toBe(1)
})

test('markup from which a part is missing loads the code', async () => {
  const { loads } = await hydrate('<div><!--$!--><template></template><!--/$--></div>')
  expect(loads()).toBe(1)
})

test('a part that the server rendered as nothing does not load', async () => {
  const { loads } = await hydrate('<div></div>')
  expect(loads()).toBe(0)
})

test('a part of a page that the server did not render loads at once', async () => {
  render(
    <LateMarkup part={loadedOnce(async () => ({ Sections }))} isOutdated={false} className={undefined}>
      {(loaded) => <loaded.Sections />}
    </LateMarkup>,
  )
  await expect.element(button).toBeVisible()
})

test('code that does not load leaves the markup, and loads with the next use', async () => {
  let isOnline = false
  const { loads } = await hydrate(markup, async () => {
    if (!isOnline) throw new Error('No connection')
    return { Sections }
  })
  dispatchEvent(new Event('pointermove'))
  await expect.poll(loads).toBe(1)
  await expect.element(button).toBeVisible()
  isOnline = true
  dispatchEvent(new Event('pointermove'))
  await expect.poll(loads).toBe(2)
})
