import type { ExchangeMessage } from '@app/contract/assistants/answer-schema.ts'
import { counted } from '../../components/format.ts'
import type { IconName } from '../../components/pictures/icon-names.ts'
import { Icon } from '../../components/pictures/icon.tsx'
import { Grid } from '../../platform/boxes/grid.tsx'
import { Row } from '../../platform/boxes/row.tsx'

/** What is told of as searched, in this order, with the words for one and for several. */
const searchedNouns = [
  ['facility', 'venue', 'venues', 'building-2'],
  ['hotel', 'hotel', 'hotels', 'bed-double'],
  ['business', 'business', 'businesses', 'store'],
  ['event', 'event', 'events', 'calendar'],
  ['document', 'document', 'documents', 'file-text'],
  ['story', 'story', 'stories', 'pencil'],
  ['ownAnswer', 'own answer', 'own answers', 'circle-question-mark'],
] as const satisfies (readonly [string, string, string, IconName])[]

type Searched = ExchangeMessage['searched']

/** How many of each kind were searched, in words, with an icon. */
const searchedParts = (searched: Searched) =>
  searchedNouns.flatMap(([kind, one, other, icon]) => {
    const found = searched[kind] ?? 0
    return found === 0 ? [] : [{ words: counted(found, one, other), icon }]
  })

export const searchedText = (searched: Searched) =>
  searchedParts(searched)
    .map(({ words }) => words)
    .join(', ')

export function SearchedRecords({ searched }: { searched: Searched }) {
  const parts = searchedParts(searched)
  if (parts.length === 0) return null
  return (
    <Grid as="ul" columns="pair" gap="1 4" aria-label="Searched">
      {parts.map(({ words, icon }) => (
        <Row as="li" key={icon} isWrapping={false}>
          <Icon name={icon} size={16} />
          <span className="xs mut">{words}</span>
        </Row>
      ))}
    </Grid>
  )
}
