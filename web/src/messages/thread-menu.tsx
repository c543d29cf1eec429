import { IconButton } from '../components/actions/icon-button.tsx'
import { Menu } from '../components/overlays/menu.tsx'
import type { MenuEntry } from '../components/overlays/menu-row.tsx'
import { useThreadWrites, type ThreadState } from './use-threads.ts'

interface ThreadMenuProps {
  thread: ThreadState
  /** Undefined for the conversation that is open, which is read. */
  isOpened?: boolean
  onRemoved: () => void
  /** What may be done besides. */
  more?: readonly MenuEntry[]
}

/** What the reader can do with a conversation on their list. */
export function ThreadMenu({ thread, isOpened, onRemoved, more = [] }: ThreadMenuProps) {
  const { name, isArchived, isMuted, isIgnored } = thread
  const writes = useThreadWrites(thread)
  const read: MenuEntry[] =
    isOpened === undefined
      ? []
      : [
          {
            label: isOpened ? 'Mark as unread' : 'Mark as read',
            icon: isOpened ? 'mail' : 'check',
            onSelect: () => writes.open(!isOpened),
          },
        ]
  return (
    <Menu
      align="end"
      label={`Options of ${name}`}
      trigger={<IconButton icon="ellipsis" label={`Options of ${name}`} />}
      items={[
        ...read,
        {
          label: isArchived ? 'Move back to the list' : 'Archive',
          icon: isArchived ? 'undo-2' : 'archive',
          onSelect: () => void writes.archive(),
        },
        {
          label: isMuted ? 'Unmute' : 'Mute',
          icon: isMuted ? 'bell' : 'bell-off',
          onSelect: writes.mute,
        },
        {
          label: isIgnored ? 'Stop ignoring' : 'Ignore…',
          icon: isIgnored ? 'eye' : 'eye-off',
          onSelect: writes.ignore,
        },
        { label: 'Remove from the list…', icon: 'x', onSelect: () => void writes.remove(onRemoved) },
        ...(more.length > 0 ? (['separator', ...more] as const) : []),
      ]}
    />
  )
}
