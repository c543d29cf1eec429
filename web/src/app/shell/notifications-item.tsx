import { Badge } from '../../components/display/badge.tsx'

/** 'Notifications' with the number of those that nobody has opened. */
export const NotificationsItem = ({ unopened }: { unopened: number }) => (
  <>
    Notifications
    {unopened > 0 && (
      <>
        <Badge count={unopened} isInline />
        <span className="sr"> unopened</span>
      </>
    )}
  </>
)
