import { withoutDirectionMarks } from '@app/contract/rules/direction-marks.ts'
import { memo } from 'react'
import { reasonOf } from '../api/problem.ts'
import { Button } from '../components/actions/button.tsx'
import { classNames } from '../components/class-names.ts'
import { clockTime, moment } from '../page/moment.ts'
import { Attachments } from './attachments.tsx'
import { PersonAvatar } from '../page/presence.tsx'
import { EditMessage } from './edit-message.tsx'
import { Row } from '../platform/boxes/row.tsx'
import { eventWords } from './conversation-name.ts'
import styles from './message.module.css'
import { MessageActions } from './message-actions.tsx'
import { textParts } from './message-text.ts'
import type { OutgoingMessage, UnsentMessage } from './outbox.ts'
import type { MessageItemProps } from './use-message-writes.ts'

/** A message with what can be done with it. */
export const MessageItem = memo(function MessageItem(props: MessageItemProps) {
  const { message, ownId, isContinued, tabIndex, names, writes, isEdited, onEdit, onShow } = props
  const { id, author, text, createdDate, editedDate, deletedDate, replyTo, reactions } = message
  const isOwn = author.id === ownId
  // Deleting a message doesn't protect its author: administrators get the last text.
  const canReport = author.id !== null && !isOwn
  return (
    <article className={classNames(styles.message, isOwn && styles.own, isContinued && styles.continued)}>
      {!isContinued && (
        <PersonAvatar
          hidesOffline
          className={styles.avatar}
          userId={author.id}
          name={author.name}
          picture={author.picture}
        />
      )}
      <header className={isContinued ? 'sr' : styles.who}>
        <Row as="span" align="baseline" isWrapping={false}>
          <b className="semi clip">{isOwn ? 'You' : author.name}</b>
          <time dateTime={createdDate} title={moment(createdDate)}>
            {clockTime(createdDate)}
          </time>
        </Row>
      </header>
      <div className={styles.content}>
        {replyTo !== null && (
          <button
            type="button"
            tabIndex={tabIndex}
            className={styles.quote}
            onClick={() => void onShow(replyTo.sequence)}
          >
            <span className="sr">In reply to </span>
            <b className="semi">{replyTo.author.id === ownId ? 'You' : replyTo.author.name}</b>
            <span className="two-lines">
              {withoutDirectionMarks(replyTo.text) || 'A message without text'}
            </span>
          </button>
        )}
        {isEdited ? (
          <EditMessage
            text={text}
            onSave={async (edited) => (await writes.edit(id, edited)) && onEdit(undefined)}
            onCancel={() => onEdit(undefined)}
          />
        ) : deletedDate === null ? (
          text !== '' && (
            <MessageText
              tabIndex={tabIndex}
              text={text}
              mentioned={message.mentions.flatMap((each) => names.get(each) ?? [])}
            />
          )
        ) : (
          <p className={styles.deleted}>This message was deleted.</p>
        )}
        {editedDate !== null && deletedDate === null && !isEdited && (
          <span className={styles.note} title={moment(editedDate)}>
            Edited
          </span>
        )}
        <Attachments tabIndex={tabIndex} items={message.attachments} name={author.name} />
        {reactions.length > 0 && (
          <Row as="ul" gap="0 1" aria-label="Reactions">
            {reactions.map(({ emoji, userIds }) => {
              const isMine = userIds.includes(ownId)
              const who = userIds.map((each) =>
                each === ownId ? 'you' : (names.get(each) ?? 'a former member'),
              )
              return (
                <li key={emoji}>
                  <button
                    type="button"
                    tabIndex={tabIndex}
                    className={styles.reaction}
                    aria-pressed={isMine}
                    title={who.join(', ')}
                    onClick={() => void writes.react(id, emoji, !isMine)}
                  >
                    {emoji} <span className="num">{userIds.length}</span>
                    <span className="sr"> by {who.join(', ')}</span>
                  </button>
                </li>
              )
            })}
          </Row>
        )}
      </div>
      {!isEdited && (deletedDate === null || props.canReadVersions || canReport) && (
        <MessageActions {...props} />
      )}
    </article>
  )
})

/** What somebody did to the group. */
export const EventLine = ({ message, ownId }: Pick<MessageItemProps, 'message' | 'ownId'>) => (
  <p className={styles.event}>
    {eventWords(message, ownId)}{' '}
    <time dateTime={message.createdDate} title={moment(message.createdDate)}>
      {clockTime(message.createdDate)}
    </time>
  </p>
)

interface MessageTextProps {
  text: string
  mentioned: readonly string[]
  tabIndex?: 0 | -1
}

/** Plain text with links and mentions. */
function MessageText({ text, mentioned, tabIndex }: MessageTextProps) {
  return (
    <p className={styles.text} dir="auto">
      {textParts(text, mentioned).map(({ kind, text: part, href }, at) =>
        kind === 'link' ? (
          <a
            key={at}
            tabIndex={tabIndex}
            className="link"
            href={href}
            target="_blank"
            rel="noopener noreferrer nofollow"
          >
            {part}
          </a>
        ) : kind === 'mention' ? (
          <b key={at} className={styles.mention}>
            {part}
          </b>
        ) : (
          part
        ),
      )}
    </p>
  )
}

interface UnsentItemProps extends UnsentMessage {
  retry: (message: OutgoingMessage) => void
  discard: (message: OutgoingMessage) => void
}

const words = { sending: 'Sending', waiting: 'Waiting for the connection' } as const

/** A message of the reader that isn't stored yet. */
export const UnsentItem = ({ message, status, error, retry, discard }: UnsentItemProps) => (
  <article
    className={classNames(styles.message, styles.own, styles.continued)}
    aria-busy={status !== 'failed'}
  >
    <div className={styles.content}>
      {message.replyTo !== null && (
        <p className={styles.quote}>
          <b className="semi">{message.replyTo.name}</b>
          <span className="two-lines">{message.replyTo.text}</span>
        </p>
      )}
      {message.text !== '' && <MessageText text={message.text} mentioned={[]} />}
      {message.files.map(({ id, name }) => (
        <p key={id} className={styles.note}>
          {name}
        </p>
      ))}
      {status === 'failed' ? (
        <Row as="p" gap="1 2" role="alert">
          <span className={styles.failed}>Not sent. {error && reasonOf(error)}</span>
          <Button onClick={() => retry(message)}>Try again</Button>
          <Button variant="quiet" onClick={() => discard(message)}>
            Discard
          </Button>
        </Row>
      ) : (
        <p className={styles.note}>{words[status]}</p>
      )}
    </div>
  </article>
)
