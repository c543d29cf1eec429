import { useState } from 'react'
import { useNavigate } from 'react-router'
import { loadApi } from '../api/load-api.ts'
import { reasonOf } from '../api/problem.ts'
import { IconButton } from '../components/actions/icon-button.tsx'
import { useToast } from '../components/overlays/toaster.tsx'

interface MessageButtonProps {
  userId: string
  name: string
}

/** Opens the conversation with a person, for readers who are signed in. Nobody is told before the first message. */
export function MessageButton({ userId, name }: MessageButtonProps) {
  const navigate = useNavigate()
  const toast = useToast()
  const [isBusy, setBusy] = useState(false)

  async function open() {
    setBusy(true)
    try {
      const { users } = (await loadApi())['user-mgmt']
      const { data } = await users.message({ userId, data: undefined })
      await navigate(`/groups/${data.id}`)
    } catch (error) {
      toast.error(`No conversation was opened. ${reasonOf(error)}`)
    } finally {
      setBusy(false)
    }
  }

  return (
    <IconButton
      icon="message-square"
      label={`Message ${name}`}
      aria-disabled={isBusy}
      onClick={() => !isBusy && void open()}
    />
  )
}
