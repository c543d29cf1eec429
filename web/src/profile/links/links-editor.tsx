import type { Api } from '@app/contract/api.ts'
import { useState } from 'react'
import { partKey } from '../../api/profile-keys.ts'
import { profileTouches } from '../../api/profile-changed.ts'
import { useSession } from '../../api/session.ts'
import { useApi } from '../../api/use-api.ts'
import { Button } from '../../components/actions/button.tsx'
import { RuledItem, RuledList, RuledWords } from '../../components/display/ruled-list.tsx'
import { Tag } from '../../components/actions/chip.tsx'
import { useConfirm } from '../../components/overlays/confirm.tsx'
import { IconButton } from '../../components/actions/icon-button.tsx'
import { TextField } from '../../components/fields/text-field.tsx'
import { cityAndState } from '../../page/place-words.ts'
import { Loaded } from '../../page/loaded.tsx'
import { NearLimit } from '../../page/near-limit.tsx'
import { DoneFrame, type Loss } from '../editing/frame/done-frame.tsx'
import type { EditorProps } from '../profile-page.ts'
import { LinkDetailsForm } from './link-details.tsx'
import type { Link, LinkSide } from './links.ts'
import { useWrite } from '../../platform/calls/use-write.ts'
import { Stack } from '../../platform/boxes/stack.tsx'
import styles from '../editing/editing.module.css'

const detailsLoss: Loss = {
  title: 'Close without saving?',
  text: 'What you typed is not saved yet.',
  confirmText: 'Close',
  cancelText: 'Keep editing',
}

/** Requests, accepts, changes and removes links to profiles of another kind. */
export function LinksEditor({ kind, profile, close, focus, side }: EditorProps & { side: LinkSide }) {
  const { id } = profile
  const { parts, one, many, nameOf, details, request, export: exportLinks } = side
  const confirm = useConfirm()
  const isAdmin = useSession(({ person }) => person?.isAdmin ?? false)
  const [text, setText] = useState('')
  /** The link whose details are edited. */
  const [open, setOpen] = useState<string>()
  const [isDirty, setDirty] = useState(false)
  const key = [...partKey(kind, id, parts[0]), 'edited']
  const links = useApi(key, (api) => side.list(api, id))
  const found = useApi(
    ['find', one, text.trim()],
    async (api) => (request === undefined ? [] : request.find(api, text.trim())),
    { enabled: request !== undefined && text.trim().length > 1 },
  )

  const { attempt } = useWrite(
    async (api, { work }: { work: (api: Api) => Promise<unknown>; message: string }) => work(api),
    {
      touches: profileTouches(kind, id, parts),
      done: (_reply, { message }) => message,
    },
  )
  async function change(work: (api: Api) => Promise<unknown>, message: string) {
    await attempt({ work, message })
    focus()
  }

  async function remove(link: Link) {
    const outcome = await confirm({
      title: `Remove ${nameOf(link)}?`,
      text:
        request?.outcome === 'added'
          ? 'Visitors will no longer see it here.'
          : 'The link will disappear from both pages.',
      confirmText: 'Remove',
      isDangerous: true,
    })
    if (outcome === 'confirmed') await change((api) => side.remove(api, link), `${nameOf(link)} is removed.`)
  }

  return (
    <DoneFrame
      onDone={close}
      loss={isDirty ? detailsLoss : undefined}
      download={
        exportLinks && {
          things: many,
          count: links.data?.items.length ?? 0,
          request: (api, format) => exportLinks(api, id, format),
        }
      }
    >
      <Loaded query={links} errorTitle={`The ${many} didn’t load.`}>
        {({ items, limit }) => (
          <>
            <RuledList aria-label={many}>
              {items.map((link) => (
                <RuledItem key={link.id}>
                  <RuledWords>
                    <span>{nameOf(link)}</span>
                    {details && <span className="mut">{details.line(link)}</span>}
                  </RuledWords>
                  {link.isAccepted === false && <Tag tone="warn">Pending</Tag>}
                  {link.isAccepted === false && (isAdmin || side.isWaiting?.(link)) && (
                    <Button
                      onClick={() =>
                        void change(async (api) => side.accept?.(api, link), `${nameOf(link)} is accepted.`)
                      }
                    >
                      Accept
                    </Button>
                  )}
                  {details && (
                    <IconButton
                      icon={open === link.id ? 'chevron-up' : 'pencil'}
                      label={`Change ${nameOf(link)}`}
                      aria-expanded={open === link.id}
                      aria-disabled={isDirty}
                      onClick={() => !isDirty && setOpen(open === link.id ? undefined : link.id)}
                    />
                  )}
                  <IconButton
                    icon="trash-2"
                    label={`Remove ${nameOf(link)}`}
                    onClick={() => void remove(link)}
                  />
                  {details && open === link.id && (
                    <div className={styles.line}>
                      <LinkDetailsForm
                        {...{ link, details }}
                        onDirty={setDirty}
                        onSaved={async () => {
                          setOpen(undefined)
                          await change(async () => {}, `${nameOf(link)} is saved.`)
                        }}
                        onCancel={() => setOpen(undefined)}
                      />
                    </div>
                  )}
                </RuledItem>
              ))}
              {items.length === 0 && <RuledItem>No {many} yet.</RuledItem>}
            </RuledList>
            {request && <NearLimit count={items.length} limit={limit} noun={many} />}
          </>
        )}
      </Loaded>
      {request && (
        <Stack gap="3">
          <TextField
            label={`Find a ${one}`}
            hint={request.hint}
            icon="search"
            type="search"
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
          />
          {found.data && (
            <RuledList aria-label="Search results">
              {found.data.map((target) => (
                <RuledItem key={target.id}>
                  <RuledWords>
                    <span>
                      {target.name}
                      <span className="mut"> {target.note ?? cityAndState(target)}</span>
                    </span>
                  </RuledWords>
                  <Button
                    icon="plus"
                    onClick={() =>
                      void change(
                        (api) => request.add(api, id, target),
                        `${target.name} is ${request.outcome}.`,
                      )
                    }
                  >
                    Add<span className="sr"> {target.name}</span>
                  </Button>
                </RuledItem>
              ))}
              {found.data.length === 0 && <RuledItem>No {many} found.</RuledItem>}
            </RuledList>
          )}
        </Stack>
      )}
    </DoneFrame>
  )
}
