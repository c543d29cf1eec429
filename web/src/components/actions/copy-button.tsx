import { useState } from 'react'
import { Button, type ButtonProps } from './button.tsx'

export interface CopyButtonProps extends Omit<ButtonProps, 'icon' | 'onClick' | 'children'> {
  text: string
  label?: string
  onCopied?: () => void
}

const labels = { copied: 'Copied', refused: 'Your browser did not allow it' }

export function CopyButton({ text, label = 'Copy', onCopied, ...props }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<keyof typeof labels>()

  async function copy() {
    // Absent on a page without https.
    const clipboard: Clipboard | undefined = navigator.clipboard
    setOutcome(
      (await clipboard?.writeText(text).then(
        () => {
          onCopied?.()
          return 'copied' as const
        },
        () => 'refused' as const,
      )) ?? 'refused',
    )
  }

  return (
    <Button
      {...props}
      icon={outcome === 'copied' ? 'check' : 'copy'}
      onClick={() => void copy()}
      onBlur={() => setOutcome(undefined)}
    >
      <span aria-live="polite">{outcome === undefined ? label : labels[outcome]}</span>
    </Button>
  )
}
