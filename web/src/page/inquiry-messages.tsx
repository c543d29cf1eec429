import { Row } from '../platform/boxes/row.tsx'
import { Stack } from '../platform/boxes/stack.tsx'
import { moment } from './moment.ts'
import styles from './page.module.css'

interface InquiryMessage {
  id: string
  isTeam: boolean
  text: string
  createdDate: string
  /** For administrators. */
  byName?: string | null
}

interface InquiryMessagesProps {
  messages: readonly InquiryMessage[]
  brand: string
  /** Undefined for the sender, who reads 'You'. */
  senderName?: string
}

/** A message to the team and the replies, oldest first. Only in the browser. */
export const InquiryMessages = ({ messages, brand, senderName = 'You' }: InquiryMessagesProps) => (
  <Stack as="ol" width="reading">
    {messages.map(({ id, isTeam, text, createdDate, byName }) => (
      <li key={id} className={isTeam ? styles.team : styles.message}>
        <Stack gap="1">
          <Row as="p" gap="0 2" align="baseline">
            <span className="semi">{isTeam ? `${brand} team` : senderName}</span>
            <span className="sm mut">
              {byName !== undefined && byName !== null && `by ${byName}, `}
              <time dateTime={createdDate}>{moment(createdDate)}</time>
            </span>
          </Row>
          <p className={styles.text}>{text}</p>
        </Stack>
      </li>
    ))}
  </Stack>
)
