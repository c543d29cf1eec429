import { Dot } from '../../components/display/badge.tsx'
import { Icon } from '../../components/pictures/icon.tsx'

interface MessagingItemProps {
  unread: number
  /** Shows an icon instead of the word, which is only read aloud. */
  isIcon?: boolean
}

/** 'Messaging', with a dot while there are unread messages. */
export const MessagingItem = ({ unread, isIcon = false }: MessagingItemProps) => (
  <>
    {isIcon && <Icon name="message-square" />}
    <span className={isIcon ? 'sr' : undefined}>Messaging</span>
    {unread > 0 && (
      <>
        <Dot isInline={!isIcon} />
        <span className="sr"> unread messages</span>
      </>
    )}
  </>
)
