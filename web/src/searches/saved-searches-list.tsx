import { maxSearchName } from '@app/contract/rules/limits.ts'
import { Link } from 'react-router'
import { Tag } from '../components/actions/chip.tsx'
import { IconButton } from '../components/actions/icon-button.tsx'
import { EmptyState } from '../components/display/empty-state.tsx'
import { ErrorState } from '../components/display/error-state.tsx'
import { RuledList } from '../components/display/ruled-list.tsx'
import { Skeleton } from '../components/display/skeleton.tsx'
import { SelectField } from '../components/fields/select-field.tsx'
import { Popover } from '../components/overlays/popover.tsx'
import { useToast } from '../components/overlays/toaster.tsx'
import { kinds } from '../kind/registry.ts'
import { SearchLinks } from '../kind/search-links.tsx'
import { capitalized } from '../components/format.ts'
import { NameForm } from '../page/name-form.tsx'
import { NearLimit } from '../page/near-limit.tsx'
import { Grid } from '../platform/boxes/grid.tsx'
import { Row } from '../platform/boxes/row.tsx'
import { Stack } from '../platform/boxes/stack.tsx'
import {
  addressOfSearch,
  alertOf,
  alertOptions,
  useSavedSearches,
  useSearchWrite,
  type SavedSearch,
} from './search-calls.ts'
import styles from './searches.module.css'

/** The reader's saved searches with their new matches and alerts. */
export function SavedSearchesList() {
  const { data, isError, isFetching, refetch } = useSavedSearches()
  if (data === undefined)
    return isError ? (
      <ErrorState isRetrying={isFetching} onRetry={() => void refetch()} />
    ) : (
      <Stack gap="3" aria-busy="true">
        <Skeleton />
        <Skeleton />
      </Stack>
    )
  if (data.items.length === 0)
    return (
      <EmptyState title="No saved searches yet" actions={<SearchLinks />}>
        Search a marketplace and press Save search. We tell you about new matches.
      </EmptyState>
    )
  return (
    <>
      <RuledList>
        {data.items.map((search) => (
          <SearchRow key={search.id} search={search} />
        ))}
      </RuledList>
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

  const update = async (path: string, value: string) =>
    write((searches) => searches.update({ searchId: id, patch: [{ op: 'replace', path, value }] }))
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
      <Grid columns="2" gap="2 4" align="center">
        <div>
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
          <p className="sm mut">{facts.join(' · ')}</p>
        </div>
        <Row>
          <SelectField
            label={`Alerts for ${name}`}
            isLabelHidden
            options={alertOptions}
            value={alert}
            onChange={({ target }) => void update('/alert', alertOf(target.value))}
          />
          <Popover
            label={`Rename ${name}`}
            align="end"
            trigger={<IconButton icon="pencil" label={`Rename ${name}`} />}
          >
            {(close) => (
              <NameForm
                name={name}
                maxLength={maxSearchName}
                onSave={async (value) => {
                  if (await update('/name', value)) close()
                }}
              />
            )}
          </Popover>
          <IconButton icon="trash-2" label={`Delete ${name}`} onClick={() => void remove()} />
        </Row>
      </Grid>
    </li>
  )
}
