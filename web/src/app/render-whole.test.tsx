import { expect, test } from 'vitest'
import { SectionBoundary } from '../profile/profile-section.tsx'
import { renderWhole } from './render-whole.ts'

const failure = new Error('no documents')

function Broken(): never {
  throw failure
}

test('a section that throws leaves the rest of the page, and its error is returned', async () => {
  const { markup, errors } = await renderWhole(
    <main>
      <SectionBoundary title="Documents">
        <Broken />
      </SectionBoundary>
      <SectionBoundary title="Team">
        <p>Ann</p>
      </SectionBoundary>
    </main>,
    '',
  )
  expect(markup).toContain('<p>Ann</p>')
  expect(errors).toEqual([failure])
})

test('a page whose sections all render has no errors', async () => {
  const { errors } = await renderWhole(<SectionBoundary title="Team">Ann</SectionBoundary>, '')
  expect(errors).toEqual([])
})

test('a large section is in its place, without scripts', async () => {
  const text = 'word '.repeat(20_000)
  const page = (
    <main>
      {['About', 'Team'].map((title) => (
        <SectionBoundary key={title} title={title}>
          <p>{text}</p>
        </SectionBoundary>
      ))}
    </main>
  )
  const { markup } = await renderWhole(page, '')
  expect(markup.replaceAll(/<!--.*?-->/g, '')).toBe(`<main><p>${text}</p><p>${text}</p></main>`)
})

test('rejects if something outside the sections throws', async () => {
  await expect(renderWhole(<Broken />, '')).rejects.toBe(failure)
})
