import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import * as z from 'zod'
import { loadApi } from '../../../api/load-api.ts'
import { ApiProblem, fieldErrorsOf } from '../../../api/problem.ts'
import { Button } from '../../../components/button.tsx'
import { SelectField } from '../../../components/select-field.tsx'
import { TextField } from '../../../components/text-field.tsx'
import { useToast } from '../../../components/toaster.tsx'
import { errorOf, fieldWords, sentence } from '../../../page/field-words.ts'
import { useReportDirty } from '../frame/use-report-dirty.ts'
import type { ProfileKind } from '../../profile-page.ts'
import styles from './members.module.css'
import { memberRefusal } from './member-row.tsx'

interface AddMemberProps {
  kind: ProfileKind
  ownerId: string
  refresh: () => Promise<void>
  onDirty: (isDirty: boolean) => void
}

const NewMember = z.object({ email: z.string().trim().pipe(z.email().max(254)), role: z.string() })
type NewMember = z.infer<typeof NewMember>

/** Adds someone by the email of their account. */
export function AddMember({ kind, ownerId, refresh, onDirty }: AddMemberProps) {
  const { register, handleSubmit, setError, reset, formState } = useForm<NewMember>({
    resolver: zodResolver(NewMember, { error: fieldWords }),
    defaultValues: { email: '', role: kind.roles[0] },
  })
  const { errors, isSubmitting, dirtyFields } = formState
  useReportDirty(dirtyFields.email === true, onDirty)
  const toast = useToast()

  async function add({ email, role }: NewMember) {
    try {
      await kind.calls(await loadApi()).members.create({ ownerId, data: { email, role } })
      reset()
      await refresh()
      toast.success(`${email} is now ${role}.`)
    } catch (error) {
      setError('email', { message: refusalWords(error) }, { shouldFocus: true })
    }
  }

  return (
    <form
      className={styles.part}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!isSubmitting) void handleSubmit(add)(event)
      }}
    >
      <h3 className={styles.heading}>Add a team member</h3>
      <p className="sm mut">
        A {kind.roles[0].toLowerCase()} can edit everything here. Other roles are shown on the page and can
        see it before it is approved.
      </p>
      <div className={styles.add}>
        <TextField
          label="Email"
          type="email"
          autoComplete="off"
          hint="The one they log in with"
          error={errorOf(errors.email)}
          {...register('email')}
        />
        <SelectField
          label="Role"
          options={kind.roles.map((role) => ({ value: role, label: role }))}
          {...register('role')}
        />
        <Button type="submit" icon="user-plus" isBusy={isSubmitting} className={styles.addButton}>
          Add
        </Button>
      </div>
    </form>
  )
}

function refusalWords(error: unknown): string {
  if (error instanceof ApiProblem && error.problem.code === 'ALREADY_EXISTS')
    return 'This person is already on the team.'
  const words = fieldErrorsOf(error).get('email')
  return words === undefined
    ? memberRefusal(error)
    : `${sentence(words)} Ask them to log in here once, then add them.`
}
