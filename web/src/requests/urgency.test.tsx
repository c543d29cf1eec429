import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { Toaster } from '../components/overlays/toaster.tsx'
import { DraftField } from './form/draft-field.tsx'
import { shortRows } from './form/form-lists.server.ts'
import { draftInLink } from './form/short-request.ts'
import { UrgencyTag } from './request-summary.tsx'

const tag = (urgency: 0 | 1 | 2 | null) => renderToStaticMarkup(<UrgencyTag urgency={urgency} />)

/** The labels of the choice in the server's markup, the chosen one in brackets. */
function choiceIn(query: string) {
  const rows = shortRows()
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <Toaster>
        {rows.map((row) => (
          <DraftField
            key={row.name}
            row={row}
            draft={draftInLink(new URLSearchParams(query), rows)}
            change={() => {}}
          />
        ))}
      </Toaster>
    </MemoryRouter>,
  )
  const [, select = ''] = /<select name="urgency"[^>]*>(.*?)<\/select>/.exec(html) ?? []
  const options = select.matchAll(/<option([^>]*)>([^<]*)</g)
  return [...options].map(([, attributes = '', label]) =>
    attributes.includes('selected') ? `[${label}]` : label,
  )
}

test('the most urgent level has an icon beside its label, not only a color', () => {
  expect(tag(0)).toMatch(/<svg.*<\/svg>Urgent Need<\/span>/)
})

test.each([
  [1, 'Near Future'],
  [2, 'Exploring'],
] as const)('level %i is the plain label %s', (urgency, label) => {
  expect(tag(urgency)).toMatch(new RegExp(`^<span[^>]*>${label}</span>$`))
})

test('a request without an urgency has no label', () => expect(tag(null)).toBe(''))

test.each([
  ['', ['[Not specified]', 'Urgent Need', 'Near Future', 'Exploring']],
  ['urgency=1', ['Not specified', 'Urgent Need', '[Near Future]', 'Exploring']],
])('the form of the link "%s" has the choice %j before its script runs', (query, choice) => {
  expect(choiceIn(query)).toEqual(choice)
})
