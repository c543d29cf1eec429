import { useState, type ReactNode } from 'react'
import { groupKey, groupTouches } from '../api/groups-changed.ts'
import { useApi } from '../api/use-api.ts'
import { Button } from '../components/actions/button.tsx'
import { Icon } from '../components/pictures/icon.tsx'
import { Loaded } from '../page/loaded.tsx'
import { PersonAvatar } from '../page/presence.tsx'
import { Row } from '../platform/boxes/row.tsx'
import { Stack } from '../platform/boxes/stack.tsx'
import { useWrite } from '../platform/calls/use-write.ts'
import { ImageStrip } from './attachments.tsx'
import type { Member, OpenedGroup, Run } from './conversation-types.ts'
import { AddMembers, MemberMenu, NameForm } from './group-changes.tsx'
import styles from './messages.module.css'
import { usePersonMenu } from './report-dialog.tsx'
import type { ConfirmOptions } from '../components/overlays/confirm-queue.ts'
import { keepShown } from '../platform/calls/use-observed.ts'

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
  question?: ConfirmOptions
  onSuccess?: (() => void) | undefined
}

/** The members of a conversation and its files, and what managers can do. */
export function Details({ group, members, can, user, name, others, onLeft }: DetailsProps) {
  const { id, isDirect, isContact } = group

  const personMenu = usePersonMenu()
  const { attempt } = useWrite(async ({ 'user-mgmt': { groups } }, { run }: Write) => run(groups), {
    confirm: ({ question }) => question,
    onDone: (_reply, { onSuccess }) => onSuccess?.(),
    touches: groupTouches(id),
    isTouchedByFailure: true,
  })
  const write = async (run: Run) => attempt({ run })
  const own = members.find(({ userId }) => userId === user.id)

  const ask = (title: string, text: string, confirmText: string, run: Run, onSuccess?: () => void) =>
    void attempt({ run, question: { title, text, confirmText, isDangerous: true }, onSuccess })

  return (
    <Stack gap="6">
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
      <Group title="Members" count={members.length}>
        <Stack as="ul" gap="3">
          {members.map((member) => (
            <Row as="li" key={member.id} gap="3" isWrapping={false}>
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
            </Row>
          ))}
        </Stack>
        {can.manageMembers === true && (
          <AddMembers
            excluded={members.map(({ userId }) => userId)}
            add={(userId) => write((groups) => groups.members.create({ ownerId: id, data: { userId } }))}
          />
        )}
      </Group>
      <SharedFiles ownerId={id} />
      {!isDirect && !isContact && own !== undefined && (
        <section>
          <Row>
            <Button
              icon="log-out"
              onClick={() =>
                ask(
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
                  ask(
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
          </Row>
        </section>
      )}
    </Stack>
  )
}

interface GroupProps {
  title: string
  count: number
  children: ReactNode
}

const Group = ({ title, count, children }: GroupProps) => (
  <section>
    <Stack gap="3">
      <h3 className={styles.label}>
        {title} <span className="dim">{count}</span>
      </h3>
      {children}
    </Stack>
  </section>
)

function roleOf({ about, isContact }: DetailsProps['group'], { role, isTeam }: Member) {
  if (isContact) return isTeam ? `Team of ${about?.name ?? 'a former page'}` : 'Contacted the team'
  return role === 'manager' ? 'Manager' : 'Member'
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
    { placeholderData: keepShown },
  )
  const showAll = (noun: string, count: number) =>
    take < Math.min(count, mostFiles) && (
      <Button isBusy={found.isPlaceholderData} onClick={() => setTake(mostFiles)}>
        Show all {noun}
      </Button>
    )
  return (
    <Loaded query={found}>
      {({ images, documents }) => (
        <>
          {images.data.length > 0 && (
            <Group title="Images" count={images._meta.stats.count}>
              <ImageStrip
                images={images.data.flatMap(({ url, ...image }) => (url === null ? [] : { ...image, url }))}
                name="this conversation"
              />
              {showAll('images', images._meta.stats.count)}
            </Group>
          )}
          {documents.data.length > 0 && (
            <Group title="Documents" count={documents._meta.stats.count}>
              <div>
                {documents.data.map(({ id, url, name }) => (
                  <a key={id} href={url ?? undefined} download className={styles.file}>
                    <Row as="span" isWrapping={false}>
                      <Icon name="file-text" size={16} />
                      <span className="sm clip">{name}</span>
                    </Row>
                  </a>
                ))}
              </div>
              {showAll('documents', documents._meta.stats.count)}
            </Group>
          )}
        </>
      )}
    </Loaded>
  )
}
