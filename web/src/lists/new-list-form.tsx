import { maxListName } from '@app/contract/rules/limits.ts'
import { Button } from '../components/actions/button.tsx'
import { TextField } from '../components/fields/text-field.tsx'
import { Grid } from '../platform/boxes/grid.tsx'
import { Stack } from '../platform/boxes/stack.tsx'
import { FormBanner } from '../platform/form/form-banner.tsx'
import { required } from '../platform/form/required.ts'
import { useDraftForm } from '../platform/form/use-draft-form.ts'
import styles from './lists.module.css'

interface NewListFormProps {
  hint?: string
  /** Resolves with undefined if it failed. */
  onCreate: (name: string) => Promise<unknown>
}

/** A name and a button. The name stays if creating fails. */
export function NewListForm({ hint, onCreate }: NewListFormProps) {
  const { form, field, clearSent, banner, isBusy } = useDraftForm({
    first: { name: '' },
    rules: required('name', 'Enter a name.'),
    async send({ name }) {
      if ((await onCreate(name)) !== undefined) clearSent({ name: '' })
    },
    failed: 'Not created.',
  })
  return (
    <form {...form}>
      <Stack gap="2">
        <Grid columns="main end" gap="2" align="start">
          <TextField
            label="New list"
            placeholder="Spring 14U"
            hint={hint}
            maxLength={maxListName}
            {...field('name')}
          />
          <Button type="submit" icon="plus" isBusy={isBusy} className={styles.create}>
            Create
          </Button>
        </Grid>
        <FormBanner>{banner}</FormBanner>
      </Stack>
    </form>
  )
}
