import { useNavigate } from 'react-router'
import { IconButton } from '../components/actions/icon-button.tsx'
import { calls } from '../platform/calls/calls.ts'
import { useWrite } from '../platform/calls/use-write.ts'

interface MessageButtonProps {
  userId: string
  name: string
}

/** Opens the conversation with a person, for readers who are signed in. Nobody is told before the first message. */
export function MessageButton({ userId, name }: MessageButtonProps) {
  const navigate = useNavigate()
  const { run, isBusy } = useWrite(calls['user-mgmt'].users.message, {
    failed: 'No conversation was opened.',
    onDone: ({ data }) => navigate(`/groups/${data.id}`),
  })
  return (
    <IconButton
      icon="message-square"
      label={`Message ${name}`}
      aria-disabled={isBusy}
      onClick={() => !isBusy && run({ userId, data: undefined })}
    />
  )
}
