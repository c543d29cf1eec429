import { useEffect, useRef, useState } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { useTyping } from '../api/typing.ts'
import { buttonClass } from '../components/actions/button-look.ts'
import buttonStyles from '../components/actions/button.module.css'
import { Button } from '../components/actions/button.tsx'
import { IconButton } from '../components/actions/icon-button.tsx'
import { Banner } from '../components/display/banner.tsx'
import { Sheet } from '../components/overlays/dialog.tsx'
import { Icon } from '../components/pictures/icon.tsx'
import { useMedia } from '../components/use-media.ts'
import { counted } from '../components/format.ts'
import { Loaded } from '../page/loaded.tsx'
import { leadPath, requestPath } from '../kind/request-paths.ts'
import { Composer } from './composer.tsx'
import { ConversationKind } from './conversation-kind.tsx'
import { conversationName } from './conversation-name.ts'
import { Details } from './details.tsx'
import { FindBar } from './find-bar.tsx'
import { MessageLog } from './message-log.tsx'
import type { Group, Member, Message, OpenedGroup } from './conversation-types.ts'
import styles from './messages.module.css'
import { useOutbox } from './outbox.ts'
import { usePersonMenu } from './report-dialog.tsx'
import { ThreadMenu } from './thread-menu.tsx'
import { ThreadAvatar } from './thread-row.tsx'
import { PageTitle } from '../page/page-title.tsx'
import { useDraft } from './use-draft.ts'
import { useMessages } from './use-messages.ts'
import { useReadMark } from './use-read-mark.ts'
import type { LogTarget } from './use-scroll-place.ts'
import { useShowMessage } from './use-show-message.ts'

interface OpenConversationProps extends OpenedGroup {
  /** The address of the list. */
  back: string
}

/** A conversation as its members see it: its name, its messages, and the field to write another one. */
export function OpenConversation(props: OpenConversationProps) {
  const { group, members, can, user, back } = props
  const navigate = useNavigate()
  const [unreadFrom] = useState(group.readSequence < group.lastSequence ? group.readSequence + 1 : undefined)
  const asked = useAskedMessage(group.lastSequence)
  const [target, setTarget] = useState<LogTarget | undefined>(
    asked !== undefined
      ? { sequence: asked, place: 'middle' }
      : unreadFrom === undefined
        ? undefined
        : { sequence: unreadFrom, place: 'top' },
  )
  const messages = useMessages(group, asked ?? unreadFrom ?? group.lastSequence)
  const outbox = useOutbox(group.id)
  const draft = useDraft(group.id)
  const [isFinding, setFinding] = useState(false)
  const isWide = useMedia('(min-width: 1200px)')
  const [showsDetails, setShowsDetails] = useState<boolean>()
  const markRead = useReadMark(group)
  const [editedId, setEditedId] = useState<string>()

  const others = members.filter(({ userId }) => userId !== user.id)
  const name = conversationName(group, members, user.id)
  const typing = useTyping(group.id)
  const personMenu = usePersonMenu()
  const person = personIn(group, others)
  const details = <Details {...props} {...{ name, others }} onLeft={() => void navigate(back)} />
  const hasDetails = showsDetails ?? isWide

  const show = useShowMessage(messages.show, setTarget)
  // Another message that was found in the same conversation.
  const answered = useRef(asked)
  useEffect(() => {
    if (asked !== undefined && asked !== answered.current) void show(asked)
    answered.current = asked
  }, [asked, show])

  return (
    <div className={styles.open}>
      <PageTitle>{user.unreadMessages > 0 ? `(${user.unreadMessages}) ${name}` : name}</PageTitle>
      <div className={styles.main}>
        <header className={styles.head}>
          <Link
            to={back}
            className={buttonClass({ variant: 'quiet' }, buttonStyles.square, `only-s ${styles.back}`)}
            aria-label="All conversations"
          >
            <Icon name="chevron-left" />
          </Link>
          <ThreadAvatar thread={{ ...group, name, people: others.map(personOf) }} />
          <div className={`grow ${styles.words}`}>
            <h2 className={`${styles.title} ${styles.name}`} title={name}>
              {group.request ? (
                <Link to={pathOf(group.request)} className="link">
                  {name}
                </Link>
              ) : (
                name
              )}
            </h2>
            <p className="xs dim clip">
              <ConversationKind group={group} members={members} />
              {group.isArchived && ', archived'}
              {group.isMuted && ', muted'}
              {group.isIgnored && ', ignored'}
            </p>
          </div>
          <IconButton
            icon="search"
            label="Search this conversation"
            aria-expanded={isFinding}
            onClick={() => setFinding(!isFinding)}
          />
          <IconButton
            icon="panel-right"
            label="Members and files"
            aria-expanded={hasDetails}
            onClick={() => setShowsDetails(!hasDetails)}
          />
          <ThreadMenu
            thread={{ ...group, name }}
            onRemoved={() => void navigate(back)}
            more={person ? personMenu.entries(person) : []}
          />
          {personMenu.dialog}
        </header>
        {isFinding && <FindBar groupId={group.id} onFound={show} onClose={() => setFinding(false)} />}
        <Loaded query={messages.query} errorTitle="The messages didn’t load.">
          {(window) => (
            <MessageLog
              {...{ group, window, outbox, members, unreadFrom, target, editedId }}
              onEdit={setEditedId}
              ownId={user.id}
              canReadVersions={can.readVersions === true}
              onLoad={messages.load}
              onShow={show}
              onSeen={markRead}
              onReply={draft.reply}
              onReport={personMenu.report}
            />
          )}
        </Loaded>
        <p className={`xs dim clip ${styles.typing}`} aria-live="polite">
          {typing}
        </p>
        {person && personMenu.isRefused(person.id) && (
          <Banner
            className={styles.refused}
            action={<Button onClick={() => personMenu.unblock(person)}>Unblock</Button>}
          >
            You blocked {person.name}.{' '}
            {group.isDirect
              ? 'Neither of you can write to the other.'
              : 'What they write here notifies you no longer.'}
          </Banner>
        )}
        <Composer
          {...{ group, others, draft }}
          label={
            group.isDirect || group.isContact
              ? `Write to ${name}`
              : `Write to ${counted(others.length, 'person', 'people')}`
          }
          onEditLast={() => {
            const last = messages.current()?.messages.findLast((each) => isEditable(each, user.id))
            if (last !== undefined) setEditedId(last.id)
          }}
          onSend={(message) => {
            outbox.send(message)
            const newest = messages.current()?.last ?? group.lastSequence
            setTarget({ sequence: newest, place: 'end' })
            // Without a connection, the end of the conversation follows with it.
            messages.show(newest).catch(() => undefined)
          }}
        />
      </div>
      {isWide && hasDetails && (
        <aside aria-label="Members and files" className={styles.details}>
          <div className={styles.head}>
            <h2 className={styles.title}>Details</h2>
          </div>
          <div className={styles.pane}>{details}</div>
        </aside>
      )}
      {!isWide && (
        <Sheet isOpen={showsDetails === true} onOpenChange={setShowsDetails} title="Members and files">
          {details}
        </Sheet>
      )}
    </div>
  )
}

const isEditable = ({ author, text, deletedDate }: Message, ownId: string) =>
  author.id === ownId && deletedDate === null && text !== ''

/** The number of the message that the address asks for, if the conversation has it. */
function useAskedMessage(last: number): number | undefined {
  const [search] = useSearchParams()
  const asked = Number(search.get('at'))
  return Number.isInteger(asked) && asked >= 1 && asked <= last ? asked : undefined
}

/** Whom the reader talks to, if that is one person. */
function personIn({ isDirect, contact }: Group, others: readonly Member[]) {
  const [other] = others
  if (isDirect) return other && personOf(other)
  return contact?.isTeam === true ? contact.person : null
}

const personOf = ({ userId, name, picture }: Member) => ({ id: userId, name, picture })

/** A host is led to its lead, and the organizer to the request. */
const pathOf = ({ eventId, leadId }: NonNullable<Group['request']>) =>
  leadId === null ? requestPath(eventId) : leadPath(leadId)
