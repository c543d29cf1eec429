import { Button } from '../components/button.tsx'
import { useConfirm } from '../components/confirm.tsx'

/** Discards the draft, after a confirmation. */
export function StartOver({ onStartOver }: { onStartOver: () => void }) {
  const confirm = useConfirm()
  async function startOver() {
    const outcome = await confirm({
      title: 'Start over?',
      text: 'Everything in this draft will be discarded, including photos.',
      confirmText: 'Discard',
      isDangerous: true,
    })
    if (outcome === 'confirmed') onStartOver()
  }
  return (
    <Button variant="quiet" onClick={() => void startOver()}>
      Start over
    </Button>
  )
}
