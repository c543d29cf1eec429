import { Badge } from '../../components/display/badge.tsx'
import { Icon } from '../../components/pictures/icon.tsx'

interface NotificationsItemProps {
  unopened: number
  /** Shows an icon instead of the word, which is only read aloud. */
  isIcon?: boolean
}

/** 'Notifications' with the number of those that nobody has opened. */
export const NotificationsItem = ({ unopened, isIcon = false }: NotificationsItemProps) => (
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
