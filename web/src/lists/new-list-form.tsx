import { maxListName } from '@app/contract/rules/limits.ts'
import { Button } from '../components/actions/button.tsx'
import { TextField } from '../components/fields/text-field.tsx'
import { Grid } from '../platform/boxes/grid.tsx'
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
  const { form, field, set, isBusy } = useDraftForm({
    first: { name: '' },
    rules: required('name', 'Enter a name.'),
    async send({ name }) {
      if ((await onCreate(name)) !== undefined) set({ name: '' })
    },
    failed: 'Not created.',
  })
  return (
    <form {...form}>
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
    </form>
  )
}
