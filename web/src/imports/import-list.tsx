import { Link } from 'react-router'
import { Tag } from '../components/actions/chip.tsx'
import { kinds, mainKind } from '../kind/registry.ts'
import { capitalized, date } from '../components/format.ts'
import { importPath } from './import-calls.ts'
import styles from './import-list.module.css'
import type { Import, ImportPlace } from './import-place.ts'
import { countsText, isImported, wordsOfState } from './import-words.ts'

/** Uploaded files with their states and counts. */
export const ImportList = ({ place, items }: { place: ImportPlace; items: readonly Import[] }) => (
  <ul className={styles.list}>
    {items.map((item) => (
      <li key={item.id} className={styles.item}>
        <div className={styles.words}>
          <Link to={importPath(place, item.id)} className={styles.name}>
            {item.fileName}
          </Link>
          <p className="sm mut">{originText(item, place)}</p>
        </div>
        <p className={styles.counts}>{item.counts ? countsText(item.counts, isImported(item.state)) : ''}</p>
        <div className={styles.state}>
          <StateTag item={item} />
        </div>
      </li>
    ))}
  </ul>
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
