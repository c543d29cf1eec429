import { Link } from 'react-router'
import { Tag } from '../components/actions/chip.tsx'
import { RuledList } from '../components/display/ruled-list.tsx'
import { kinds, mainKind } from '../kind/registry.ts'
import { capitalized, date } from '../components/format.ts'
import { importPath } from './import-calls.ts'
import { Grid } from '../platform/boxes/grid.tsx'
import styles from './imports.module.css'
import type { Import, ImportPlace } from './import-place.ts'
import { countsText, isImported, wordsOfState } from './import-words.ts'

/** Uploaded files with their states and counts. */
export const ImportList = ({ place, items }: { place: ImportPlace; items: readonly Import[] }) => (
  <RuledList>
    {items.map((item) => (
      <li key={item.id} className={styles.item}>
        <Grid columns="3" gap="1 6" align="center">
          <div>
            <Link to={importPath(place, item.id)}>{item.fileName}</Link>
            <p className="sm mut">{originText(item, place)}</p>
          </div>
          <p className="sm mut">{item.counts ? countsText(item.counts, isImported(item.state)) : ''}</p>
          <div>
            <StateTag item={item} />
          </div>
        </Grid>
      </li>
    ))}
  </RuledList>
)

export function StateTag({ item }: { item: Import }) {
  const { tone, text } = wordsOfState(item)
  return <Tag tone={tone}>{text}</Tag>
}

/** `Dana Brindlow, Nov 22, 2026`. Administrators also read for whom. */
export const originText = ({ kind, by, createdDate, destination }: Import, { canApprove }: ImportPlace) =>
  [
    kind !== mainKind.name && capitalized(kinds[kind].noun.other),
    by,
    canApprove && destination !== null && `for ${destination.name}`,
    date(createdDate),
  ]
    .filter(Boolean)
    .join(', ')
