import { Badge, Dot } from '../../components/display/badge.tsx'
import { Icon } from '../../components/pictures/icon.tsx'

interface ItemLook {
  /** Shows an icon instead of the word, which is only read aloud. */
  isIcon?: boolean
}

/** 'Messaging', with a dot while there are unread messages. */
export const MessagingItem = ({ unread, isIcon = false }: ItemLook & { unread: number }) => (
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

/** 'Notifications' with the number of those that nobody has opened. */
export const NotificationsItem = ({ unopened, isIcon = false }: ItemLook & { unopened: number }) => (
  <>
    {isIcon && <Icon name="bell" />}
    <span className={isIcon ? 'sr' : undefined}>Notifications</span>
    {unopened > 0 && (
      <>
        <Badge count={unopened} isInline={!isIcon} />
        <span className="sr"> unopened</span>
      </>
    )}
  </>
)
