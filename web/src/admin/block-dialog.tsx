import { useId } from 'react'
import { Button } from '../components/actions/button.tsx'
import { TextField } from '../components/fields/text-field.tsx'
import { Dialog } from '../components/overlays/dialog.tsx'
import { Stack } from '../platform/boxes/stack.tsx'
import { FormBanner } from '../platform/form/form-banner.tsx'
import { required } from '../platform/form/required.ts'
import { useDraftForm } from '../platform/form/use-draft-form.ts'

interface BlockDialogProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  /** 'Bea', or '3 users'. */
  who: string
  /** How the banner of a refusal starts. */
  failed: string
  onBlock: (reason: string) => Promise<unknown>
}

/** Asks for the reason before somebody is blocked. */
export function BlockDialog({ isOpen, onOpenChange, who, failed, onBlock }: BlockDialogProps) {
  const id = useId()
  const { form, field, banner, isBusy } = useDraftForm({
    first: { reason: '' },
    rules: required('reason', 'Enter a reason.'),
    send: ({ reason }) => onBlock(reason),
    failed,
  })
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={`Block ${who}?`}
      description="They are signed out everywhere and can't log in. Their pages and reviews stay. You can unblock them at any time."
      footer={
        <>
          <Button onClick={() => onOpenChange(false)}>Cancel</Button>
          <Button type="submit" form={id} variant="danger" isBusy={isBusy}>
            Block
          </Button>
        </>
      }
    >
      <form id={id} {...form}>
        <Stack>
          <TextField {...field('reason')} label="Reason" hint="Only administrators see it." maxLength={500} />
          <FormBanner>{banner}</FormBanner>
        </Stack>
      </form>
    </Dialog>
  )
}
