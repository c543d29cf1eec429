import { Button } from '../components/actions/button.tsx'
import { TextField } from '../components/fields/text-field.tsx'
import { Stack } from '../platform/boxes/stack.tsx'
import { FormBanner } from '../platform/form/form-banner.tsx'
import { required } from '../platform/form/required.ts'
import { useDraftForm } from '../platform/form/use-draft-form.ts'

interface NameFormProps {
  name: string
  maxLength: number
  /** Reports a failure by itself. */
  onSave: (name: string) => Promise<unknown>
}

/** Renames something. */
export function NameForm({ name, maxLength, onSave }: NameFormProps) {
  const { form, field, banner, isBusy } = useDraftForm({
    first: { name },
    rules: required('name', 'Enter a name.'),
    send: async (typed) => onSave(typed.name),
    failed: 'Not saved.',
  })
  return (
    <form {...form}>
      <Stack gap="3">
        <TextField label="Name" maxLength={maxLength} {...field('name')} />
        <FormBanner>{banner}</FormBanner>
        <Button type="submit" variant="primary" isBusy={isBusy}>
          Save
        </Button>
      </Stack>
    </form>
  )
}
