import type { ListedLead } from '@app/contract/events/lead-schema.ts'
import { Button } from '../components/actions/button.tsx'

interface AskHostProps {
  host: Pick<ListedLead['host'], 'name' | 'isManaged'>
  label?: string | undefined
  isBusy: boolean
  onAsk: () => void
}

/** Opens the conversation with a host, if somebody is there to read it. */
export const AskHost = ({ host, label = 'Ask', isBusy, onAsk }: AskHostProps) =>
  host.isManaged ? (
    <Button icon="message-square" isBusy={isBusy} onClick={onAsk}>
      {label}
      <span className="sr"> {host.name}</span>
    </Button>
  ) : (
    <span className="sm mut">Nobody manages this page yet.</span>
  )
