import { Dot } from '../../components/display/badge.tsx'

/** 'Messaging', with a dot while there are unread messages. */
export const MessagingItem = ({ unread }: { unread: number }) => (
  <>
    Messaging
    {unread > 0 && (
      <>
        <Dot isInline />
        <span className="sr"> unread messages</span>
      </>
    )}
  </>
)
