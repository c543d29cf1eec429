import { useState } from 'react'
import { Button } from '../../components/actions/button.tsx'
import type { ConfirmOptions } from '../../components/overlays/confirm-queue.ts'
import { useConfirm } from '../../components/overlays/confirm.tsx'
import { useToast } from '../../components/overlays/toaster.tsx'
import { longName, Sample } from './sample.tsx'

const confirmations: Record<string, ConfirmOptions> = {
  'Ask plainly': {},
  'Ask for a keyword': {
    title: 'Delete Lake City Diamonds?',
    text: 'The page, its 14 spaces and 3 open leads will disappear right away. An admin can restore them for 30 days.',
    keyword: 'Lake City',
    confirmText: 'Delete facility',
    isDangerous: true,
  },
  'Ask for a tick': {
    title: 'Approve it?',
    text: longName,
    acknowledgement: 'I have looked at the documents.',
    confirmText: 'Approve',
  },
}

export function AnswerSamples() {
  const confirm = useConfirm()
  const toast = useToast()
  const [outcome, setOutcome] = useState<string>()
  return (
    <>
      <Sample label="Confirmation">
        {Object.entries(confirmations).map(([label, options]) => (
          <Button key={label} onClick={() => void confirm(options).then(setOutcome)}>
            {label}
          </Button>
        ))}
        <p aria-live="polite" className="sm mut">
          {outcome === undefined ? 'Not opened yet' : `Ended as ${outcome}`}
        </p>
      </Sample>
      <Sample label="Toasts">
        <Button onClick={() => toast.success('Saved')}>Success</Button>
        <Button
          onClick={() =>
            toast.success('Image deleted', { action: { label: 'Undo', onPress: () => setOutcome('undone') } })
          }
        >
          With an undo
        </Button>
        <Button onClick={() => toast.error(longName)}>Error</Button>
        <Button
          onClick={() =>
            toast.warning('Look for an email from us.', { isPersistent: true, position: 'top-right' })
          }
        >
          Persistent warning
        </Button>
        <Button
          onClick={() =>
            toast.notify({
              title: 'Jonquil Pereira',
              contents:
                'Floor plan with the two extra courts attached; the hold runs until December 1 unless you confirm.',
              senderProfile: { name: 'Jonquil Pereira', isPerson: true },
              onView: () => setOutcome('viewed'),
            })
          }
        >
          Notification
        </Button>
      </Sample>
    </>
  )
}
