import { maxGroupName } from '@app/contract/rules/limits.ts'
import { useState } from 'react'
import { groupKey, groupsChanged } from '../api/groups-changed.ts'
import { useApi } from '../api/use-api.ts'
import { Button } from '../components/actions/button.tsx'
import { TextField } from '../components/fields/text-field.tsx'
import { useConfirm } from '../components/overlays/confirm.tsx'
import { Icon } from '../components/pictures/icon.tsx'
import { Loaded } from '../page/loaded.tsx'
import { PersonAvatar } from '../page/presence.tsx'
import { useWrite } from '../page/use-write.ts'
import { ImageStrip } from './attachments.tsx'
import styles from './details.module.css'
import { AddMembers, MemberMenu } from './member-changes.tsx'
import type { Member, OpenedGroup, Run } from './conversation-types.ts'
import { usePersonMenu } from './use-person-menu.tsx'

interface DetailsProps extends OpenedGroup {
  /** As the reader sees it. */
  name: string
  /** The members without the reader. */
  others: readonly Member[]
  /** The reader isn't in the conversation any more. */
  onLeft: () => void
}

interface Write {
  run: Run
  onSuccess?: (() => void) | undefined
}

/** The members of a conversation and its files, and what managers can do. */
export function Details({ group, members, can, user, name, others, onLeft }: DetailsProps) {
  const { id, isDirect, isContact } = group
  const confirm = useConfirm()
  const personMenu = usePersonMenu()
  const { attempt } = useWrite(({ 'user-mgmt': { groups } }, { run }: Write) => run(groups), {
    onDone: (_reply, _queries, { onSuccess }) => onSuccess?.(),
    onSettled: (queries) => groupsChanged(queries, id),
  })
  const write = async (run: Run, onSuccess?: () => void) => attempt({ run, onSuccess })
  const own = members.find(({ userId }) => userId === user.id)

  async function ask(title: string, text: string, confirmText: string, run: Run, onDone?: () => void) {
    if ((await confirm({ title, text, confirmText, isDangerous: true })) === 'confirmed')
      await write(run, onDone)
  }

  return (
    <div className={styles.details}>
      {can.update === true && !isDirect && (
        <NameForm
          name={group.name}
          save={(changed) =>
            write((groups) =>
              groups.update({ id, patch: [{ op: 'replace', path: '/name', value: changed }] }),
            )
          }
        />
      )}
      {personMenu.dialog}
      <section>
        <h3 className={styles.label}>
          Members <span className="dim">{members.length}</span>
        </h3>
        <ul>
          {members.map((member) => (
            <li key={member.id} className={styles.member}>
              <PersonAvatar userId={member.userId} name={member.name} picture={member.picture} />
              <div className="grow">
                <p className="sm semi clip">
                  {member.userId === user.id ? `${member.name} (you)` : member.name}
                </p>
                {!isDirect && <p className="xs dim">{roleOf(group, member)}</p>}
              </div>
              {member.userId !== user.id && (
                <MemberMenu
                  member={member}
                  ownerId={id}
                  write={write}
                  ask={ask}
                  canManage={can.manageMembers === true}
                  more={personMenu.entries({ id: member.userId, name: member.name })}
                />
              )}
            </li>
          ))}
        </ul>
        {can.manageMembers === true && (
          <AddMembers
            excluded={members.map(({ userId }) => userId)}
            add={(userId) => write((groups) => groups.members.create({ ownerId: id, data: { userId } }))}
          />
        )}
      </section>
      <SharedFiles ownerId={id} />
      {!isDirect && !isContact && own !== undefined && (
        <section className={styles.end}>
          <Button
            icon="log-out"
            onClick={() =>
              void ask(
                `Leave ${name}?`,
                others.length === 0
                  ? 'Nobody else is in it, so the group and its messages are deleted.'
                  : 'You can’t read it any more. A manager can add you again.',
                'Leave',
                (groups) => groups.members.remove({ ownerId: id, id: own.id }),
                onLeft,
              )
            }
          >
            Leave the group
          </Button>
          {can.delete === true && (
            <Button
              variant="danger"
              icon="trash-2"
              onClick={() =>
                void ask(
                  `Delete ${name}?`,
                  'All messages and files disappear for all members. It can’t be undone.',
                  'Delete',
                  (groups) => groups.remove({ id }),
                  onLeft,
                )
              }
            >
              Delete the group
            </Button>
          )}
        </section>
      )}
    </div>
  )
}

function roleOf({ about, isContact }: DetailsProps['group'], { role, isTeam }: Member) {
  if (isContact) return isTeam ? `Team of ${about?.name ?? 'a former page'}` : 'Contacted the team'
  return role === 'manager' ? 'Manager' : 'Member'
}

interface NameFormProps {
  name: string | null
  save: (name: string | null) => Promise<boolean>
}

function NameForm({ name, save }: NameFormProps) {
  const [typed, setTyped] = useState<string>()
  const [isSaving, setSaving] = useState(false)
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        setSaving(true)
        void save(typed?.trim() || null)
          .then((isSaved) => isSaved && setTyped(undefined))
          .finally(() => setSaving(false))
      }}
    >
      <TextField
        label="Group name"
        isOptional
        maxLength={maxGroupName}
        value={typed ?? name ?? ''}
        onChange={({ target }) => setTyped(target.value)}
      />
      {typed !== undefined && typed.trim() !== (name ?? '') && (
        <Button type="submit" isBusy={isSaving}>
          Rename
        </Button>
      )}
    </form>
  )
}

/** Without those whose upload was broken off. */
const newest = { sort: '-createdDate', bytes: { from: 0 } } as const
/** Files of each kind at first, and when all are asked for. */
const [firstFiles, mostFiles] = [9, 100]

/** The newest images and documents. */
function SharedFiles({ ownerId }: { ownerId: string }) {
  const [take, setTake] = useState(firstFiles)
  const found = useApi(
    [...groupKey(ownerId), 'files', take],
    async ({ 'user-mgmt': { groups } }, signal) => {
      const [images, documents] = await Promise.all([
        groups.images.filtered({ ownerId, data: newest, take }, { signal }),
        groups.documents.filtered({ ownerId, data: newest, take }, { signal }),
      ])
      return { images, documents }
    },
    { placeholderData: (before) => before },
  )
  const showAll = (noun: string, count: number) =>
    take < Math.min(count, mostFiles) && (
      <Button className={styles.add} isBusy={found.isPlaceholderData} onClick={() => setTake(mostFiles)}>
        Show all {noun}
      </Button>
    )
  return (
    <Loaded query={found}>
      {({ images, documents }) => (
        <>
          {images.data.length > 0 && (
            <section>
              <h3 className={styles.label}>
                Images <span className="dim">{images._meta.stats.count}</span>
              </h3>
              <ImageStrip
                images={images.data.flatMap(({ url, ...image }) => (url === null ? [] : { ...image, url }))}
                name="this conversation"
                className={styles.images}
              />
              {showAll('images', images._meta.stats.count)}
            </section>
          )}
          {documents.data.length > 0 && (
            <section>
              <h3 className={styles.label}>
                Documents <span className="dim">{documents._meta.stats.count}</span>
              </h3>
              {documents.data.map(({ id, url, name }) => (
                <a key={id} href={url ?? undefined} download className={styles.document}>
                  <Icon name="file-text" size={16} />
                  <span className="sm clip">{name}</span>
                </a>
              ))}
              {showAll('documents', documents._meta.stats.count)}
            </section>
          )}
        </>
      )}
    </Loaded>
  )
}
