import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { AdminSection } from './admin-section.tsx'
import { seldomNeeds } from './seldom-needs.ts'

const noWork = { pages: 0, stories: 0, claims: 0, reports: 0, names: 0, asks: 0, messages: 0, imports: 0 }

/** The cell and the section of an administrator's home, as text. */
function shown(changes: Partial<typeof noWork>, isCellShown = true) {
  const work = { ...noWork, ...changes }
  const needs = isCellShown ? seldomNeeds({ unsent: undefined, work, pageWork: [] }) : []
  const section = renderToStaticMarkup(
    <MemoryRouter>
      <AdminSection {...{ work, needs }} />
    </MemoryRouter>,
  )
  return [...needs.map(({ figure, title, text }) => `${figure} ${title}. ${text}`), section].join(' ')
}

test.each([{ pages: 12 }, { pages: 12, claims: 3 }, { claims: 1, messages: 12 }])(
  'the home of an administrator with %j counts each queue once',
  (work) => {
    for (const found of Object.values(work)) {
      const counts = shown(work).match(new RegExp(String.raw`\b${found} (?:page|claim|message)`, 'g'))
      expect(counts).toHaveLength(1)
    }
  },
)

test('the only queue is in the section if no cell has it', () => {
  expect(shown({ pages: 12 }, false)).toContain('12 pages to approve')
})

test('without anything to decide there is no section', () => {
  // The cell has other needs, too, such as requests that this browser keeps.
  expect(shown({}, false).trim()).toBe('')
})
