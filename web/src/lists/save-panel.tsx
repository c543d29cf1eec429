import type { Api } from '@app/contract/api.ts'
import { useState } from 'react'
import { Link } from 'react-router'
import { signIn, useSession } from '../api/session.ts'
import { Button } from '../components/actions/button.tsx'
import { ErrorState } from '../components/display/error-state.tsx'
import { Skeleton } from '../components/display/skeleton.tsx'
import type { TriggerElement } from '../components/overlays/lazy-trigger.tsx'
import { PopoverPopup } from '../components/overlays/popover-popup.tsx'
import { Checkbox } from '../components/fields/checkbox.tsx'
import { noteVisit } from '../page/note-visit.ts'
import { NearLimit } from '../page/near-limit.tsx'
import { Toolbar } from '../platform/boxes/row.tsx'
import { Stack } from '../platform/boxes/stack.tsx'
import { listPath, useLists, type ProfileList } from './list-calls.ts'
import { NewListForm } from './new-list-form.tsx'
import styles from './lists.module.css'
import { useListWrite } from './use-list-write.ts'

interface SavePanelProps {
  /** Of the profile. */
  id: string
  name: string
}

/** Opens on mount, because its code is loaded after the trigger was pressed. */
export const SavePopover = ({ trigger, ...profile }: SavePanelProps & { trigger: TriggerElement }) => (
  <PopoverPopup label="Save to list" align="end" trigger={trigger}>
    <SavePanel {...profile} />
  </PopoverPopup>
)

/** Checkboxes of the reader's lists, and a form for a new one. */
function SavePanel({ id, name }: SavePanelProps) {
  const isVisitor = useSession(({ status }) => status === 'visitor')
  const isSignedIn = useSession(({ status }) => status === 'signed-in')
  const { data, isError, isFetching, refetch } = useLists({ profileId: id, enabled: isSignedIn })
  const write = useListWrite()
  if (isVisitor)
    return (
      <div className={styles.popup}>
        <Stack gap="3">
          <p className="sm">Log in to keep named lists of pages and share them.</p>
          <Button variant="primary" icon="log-in" onClick={() => signIn('login')}>
            Log in
          </Button>
        </Stack>
      </div>
    )
  if (isError && data === undefined)
    return <ErrorState isRetrying={isFetching} onRetry={() => void refetch()} />
  return (
    <div className={styles.popup}>
      <Stack gap="3">
        <h2>Save to list</h2>
        {data === undefined ? (
          <Stack gap="3" aria-busy="true">
            <Skeleton />
            <Skeleton />
          </Stack>
        ) : (
          <>
            {data.items.length > 0 && (
              <ul className={styles.lists}>
                {data.items.map((list) => (
                  <li key={list.id}>
                    <ListChoice list={list} profileId={id} />
                  </li>
                ))}
              </ul>
            )}
            <NearLimit count={data.items.length} limit={data.limit} noun="lists" />
            <NewListForm
              hint={data.items.length === 0 ? `Name your first list, and ${name} is saved to it.` : undefined}
              onCreate={(listName) =>
                write(async (lists) => {
                  const created = await lists.create({ data: { name: listName } })
                  return saveTo(lists, { listId: created.data.id, profileId: id })
                })
              }
            />
          </>
        )}
      </Stack>
    </div>
  )
}

async function saveTo({ entries }: Api['user-mgmt']['lists'], place: { listId: string; profileId: string }) {
  const entry = await entries.put({ ...place, data: {} })
  noteVisit('list', place.profileId)
  return entry
}

/** Shown as pressed at once, and rolled back if it fails. */
function ListChoice({ list, profileId }: { list: ProfileList; profileId: string }) {
  const write = useListWrite()
  const [pending, setPending] = useState<boolean>()
  async function change(isOn: boolean) {
    setPending(isOn)
    const place = { listId: list.id, profileId }
    await write((lists) => (isOn ? saveTo(lists, place) : lists.entries.remove(place)))
    setPending(undefined)
  }
  return (
    <Toolbar isWrapping={false}>
      <Checkbox
        label={list.name}
        checked={pending ?? list.hasProfile === true}
        onChange={(event) => void change(event.target.checked)}
      />
      <Link to={listPath(list.id)} className="link sm" aria-label={`Open the list ${list.name}`}>
        Open
      </Link>
    </Toolbar>
  )
}
