import { Button } from '../../components/button.tsx'
import { useConfirm } from '../../components/confirm.tsx'

/** Throws the draft away, after a question. */
export function StartOver({ onStartOver }: { onStartOver: () => void }) {
  const confirm = useConfirm()
  async function ask() {
    const outcome = await confirm({
      title: 'Start over?',
      text: 'Everything in this draft is thrown away, the pictures too.',
      confirmText: 'Throw away',
      isDangerous: true,
    })
    if (outcome === 'confirmed') onStartOver()
  }
  return (
    <Button variant="quiet" onClick={() => void ask()}>
      Start over
    </Button>
  )
}
