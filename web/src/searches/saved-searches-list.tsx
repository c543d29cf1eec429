import { maxSearchName } from '@app/contract/rules/limits.ts'
import { useState, type FormEvent } from 'react'
import { Link } from 'react-router'
import { Button } from '../components/actions/button.tsx'
import { Tag } from '../components/actions/chip.tsx'
import { IconButton } from '../components/actions/icon-button.tsx'
import { EmptyState } from '../components/display/empty-state.tsx'
import { ErrorState } from '../components/display/error-state.tsx'
import { Skeleton } from '../components/display/skeleton.tsx'
import { SelectField } from '../components/fields/select-field.tsx'
import { TextField } from '../components/fields/text-field.tsx'
import { Popover } from '../components/overlays/popover.tsx'
import { useToast } from '../components/overlays/toaster.tsx'
import { kinds } from '../kind/registry.ts'
import { SearchLinks } from '../kind/search-links.tsx'
import { capitalized } from '../components/format.ts'
import { NearLimit } from '../page/near-limit.tsx'
import styles from './saved-searches-list.module.css'
import {
  addressOfSearch,
  alertOf,
  alertOptions,
  useSavedSearches,
  useSearchWrite,
  type SavedSearch,
} from './search-calls.ts'

/** The reader's saved searches with their new matches and alerts. */
export function SavedSearchesList() {
  const { data, isError, isFetching, refetch } = useSavedSearches()
  if (data === undefined)
    return isError ? (
      <ErrorState isRetrying={isFetching} onRetry={() => void refetch()} />
    ) : (
      <div aria-busy="true" className={styles.loading}>
        <Skeleton />
        <Skeleton />
      </div>
    )
  if (data.items.length === 0)
    return (
      <EmptyState title="No saved searches yet" actions={<SearchLinks />}>
        Search a marketplace and press Save search. We tell you about new matches.
      </EmptyState>
    )
  return (
    <>
      <ul className={styles.list}>
        {data.items.map((search) => (
          <SearchRow key={search.id} search={search} />
        ))}
      </ul>
      <NearLimit count={data.items.length} limit={data.limit} noun="saved searches" />
    </>
  )
}

/** New matches aren't counted beyond this. */
const mostNew = 999

function SearchRow({ search }: { search: SavedSearch }) {
  const { id, name, kind, words, newCount, alert } = search
  const write = useSearchWrite()
  const toast = useToast()
  const facts = [capitalized(kinds[kind].noun.other), ...words]

  const setAlert = (value: string) =>
    write((searches) =>
      searches.update({
        searchId: id,
        patch: [{ op: 'replace', path: '/alert', value: alertOf(value) }],
      }),
    )
  async function remove() {
    if ((await write((searches) => searches.remove({ searchId: id }))) === undefined) return
    toast.success(`Deleted “${name}”.`, {
      action: {
        label: 'Undo',
        onPress: () => void write((searches) => searches.restore({ searchId: id })),
      },
    })
  }

  return (
    <li className={styles.row}>
      <div className={styles.text}>
        <Link
          to={addressOfSearch(search)}
          className={styles.name}
          onClick={() => {
            if (newCount > 0) void write((searches) => searches.viewed({ searchId: id }))
          }}
        >
          {name}
        </Link>
        {newCount > 0 && <Tag>{newCount > mostNew ? `${mostNew}+ new` : `${newCount} new`}</Tag>}
        <p className={styles.facts}>{facts.join(' · ')}</p>
      </div>
      <div className={styles.actions}>
        <SelectField
          label={`Alerts for ${name}`}
          isLabelHidden
          options={alertOptions}
          value={alert}
          onChange={({ target }) => void setAlert(target.value)}
        />
        <Popover
          label={`Rename ${name}`}
          align="end"
          trigger={<IconButton icon="pencil" label={`Rename ${name}`} />}
        >
          {(close) => <RenameForm search={search} onClose={close} />}
        </Popover>
        <IconButton icon="trash-2" label={`Delete ${name}`} onClick={() => void remove()} />
      </div>
    </li>
  )
}

function RenameForm({ search, onClose }: { search: SavedSearch; onClose: () => void }) {
  const write = useSearchWrite()
  const [name, setName] = useState(search.name)
  const [isBusy, setIsBusy] = useState(false)
  async function rename(event: FormEvent) {
    event.preventDefault()
    if (name.trim() === '') return
    setIsBusy(true)
    const patch = [{ op: 'replace' as const, path: '/name', value: name }]
    const saved = await write((searches) => searches.update({ searchId: search.id, patch }))
    setIsBusy(false)
    if (saved) onClose()
  }
  return (
    <form className={styles.popup} onSubmit={(event) => void rename(event)}>
      <TextField
        label="Name"
        maxLength={maxSearchName}
        value={name}
        error={name.trim() === '' && 'Enter a name.'}
        onChange={(event) => setName(event.target.value)}
      />
      <Button type="submit" variant="primary" isBusy={isBusy}>
        Save
      </Button>
    </form>
  )
}
