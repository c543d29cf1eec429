import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import * as z from 'zod'
import { ApiProblem } from '../../api/problem.ts'
import { TextField } from '../../components/fields/text-field.tsx'
import { renderWithApi } from '../../testing/render-with-api.tsx'
import { useFollowing } from './use-following.ts'
import { useDraftForm, type DraftFormOptions } from './use-draft-form.ts'

interface Court {
  name: string
  height: string
}

const schema = z.object({ name: z.string().min(1), height: z.number() })
const rules = async () => ({
  schema,
  draftOf: ({ name, height }: Court) => ({ name, height: Number(height) }),
})

const refusal = (status: number, errors: { path: string; message: string }[] = []) =>
  new ApiProblem({
    type: 'about:blank',
    title: 'No',
    status,
    code: 'NO',
    detail: 'The court is closed.',
    traceId: '0',
    errors,
  })

function CourtForm(given: Partial<DraftFormOptions<Court>>) {
  const { form, field, banner, differences, isChanged, isBusy } = useDraftForm<Court>({
    first: { name: '', height: '32' },
    rules,
    send: async () => {},
    failed: 'Not saved.',
    kept: 'Your text is still here.',
    labels: { surface: 'Surface' },
    ...given,
  })
  return (
    <form {...form}>
      <TextField label="Name" {...field('name')} />
      <TextField label="Height" {...field('height')} />
      <p>{banner}</p>
      <p>{isChanged ? 'Changed' : 'Unchanged'}</p>
      {differences?.map(({ name, mine, theirs }) => (
        <p key={name}>{`${name}: ${String(mine)} or ${String(theirs)}`}</p>
      ))}
      <button type="submit" aria-busy={isBusy}>
        Save
      </button>
    </form>
  )
}

const name = page.getByLabelText('Name')
const height = page.getByLabelText('Height')
const save = async () => page.getByRole('button', { name: 'Save' }).click()

test('sends what was typed, and what the schema makes of it', async () => {
  const send = vi.fn<(values: Court, parsed: unknown) => Promise<void>>(async () => {})
  renderWithApi(<CourtForm send={send} />)
  await name.fill('North')
  await save()
  const typed = { name: 'North', height: '32' }
  await vi.waitFor(() => expect(send).toHaveBeenCalledWith(typed, { name: 'North', height: 32 }))
  await expect.element(page.getByText('Unchanged')).toBeVisible()
})

test('shows an error of the schema at its field, which gets the focus', async () => {
  const send = vi.fn<() => Promise<void>>(async () => {})
  renderWithApi(<CourtForm send={send} />)
  await save()
  await expect.element(page.getByText('This field is required.')).toBeVisible()
  await expect.element(name).toHaveFocus()
  expect(send).not.toHaveBeenCalled()
})

test('a changed field loses its error', async () => {
  renderWithApi(<CourtForm />)
  await save()
  await expect.element(page.getByText('This field is required.')).toBeVisible()
  await name.fill('N')
  await expect.element(page.getByText('This field is required.')).not.toBeInTheDocument()
})

test('shows an error of a changed field when it is left, if the form says so', async () => {
  renderWithApi(<CourtForm isCheckedWhenLeft />)
  await height.fill('tall')
  await userEvent.tab()
  await expect.element(height).toHaveAttribute('aria-invalid')
})

test('a rule of the form comes before its schema', async () => {
  renderWithApi(
    <CourtForm
      rules={async () => ({ ...(await rules()), check: () => new Map([['name', 'Choose a name.']]) })}
    />,
  )
  await save()
  await expect.element(page.getByText('Choose a name.')).toBeVisible()
})

test('shows an error of the server at its field', async () => {
  renderWithApi(
    <CourtForm
      send={async () => Promise.reject(refusal(400, [{ path: 'data/name', message: 'is taken' }]))}
    />,
  )
  await name.fill('North')
  await save()
  await expect.element(page.getByText('Is taken.')).toBeVisible()
  await expect.element(name).toHaveFocus()
})

test('names a field that it does not show in its banner', async () => {
  renderWithApi(
    <CourtForm
      send={async () => Promise.reject(refusal(400, [{ path: 'data/surface', message: 'is required' }]))}
    />,
  )
  await name.fill('North')
  await save()
  await expect
    .element(page.getByText('Not saved. Surface: is required. Your text is still here.'))
    .toBeVisible()
})

test('shows the reason of any other refusal in its banner', async () => {
  renderWithApi(<CourtForm send={async () => Promise.reject(refusal(409))} />)
  await name.fill('North')
  await save()
  await expect
    .element(page.getByText('Not saved. The court is closed. Your text is still here.'))
    .toBeVisible()
})

test('keeps every change, and drops it once it was sent', async () => {
  const draft = { write: vi.fn<(values: Court) => void>(), drop: vi.fn<() => void>() }
  renderWithApi(<CourtForm draft={draft} />)
  await name.fill('North')
  await expect.element(page.getByText('Changed', { exact: true })).toBeVisible()
  expect(draft.write).toHaveBeenLastCalledWith({ name: 'North', height: '32' })
  await save()
  await vi.waitFor(() => expect(draft.drop).toHaveBeenCalledOnce())
})

test('a refused text stays, and so does its draft', async () => {
  const draft = { write: vi.fn<(values: Court) => void>(), drop: vi.fn<() => void>() }
  renderWithApi(<CourtForm draft={draft} send={async () => Promise.reject(refusal(500))} />)
  await name.fill('North')
  await save()
  await expect.element(page.getByText(/^Not saved/)).toBeVisible()
  await expect.element(name).toHaveValue('North')
  expect(draft.drop).not.toHaveBeenCalled()
})

function MeasuredCourt() {
  const [first, setFirst] = useState({ name: 'Oak', height: '32' })
  const court = useDraftForm<Court>({ first, rules, send: async () => {}, failed: 'Not saved.' })
  useFollowing(first, court)
  return (
    <form {...court.form}>
      <TextField label="Name" {...court.field('name')} />
      <TextField label="Height" {...court.field('height')} />
      <button type="button" onClick={() => setFirst({ name: 'Elm', height: '40' })}>
        Measure
      </button>
    </form>
  )
}

test('values that nobody changed follow what is known later', async () => {
  renderWithApi(<MeasuredCourt />)
  await name.fill('Ash')
  await page.getByRole('button', { name: 'Measure' }).click()
  await expect.element(height).toHaveValue('40')
  await expect.element(name).toHaveValue('Ash')
})

test('after a 412, shows what both changed', async () => {
  renderWithApi(
    <CourtForm
      send={async () => Promise.reject(refusal(412))}
      loadStored={async () => ({ name: 'South', height: '32' })}
    />,
  )
  await name.fill('North')
  await save()
  await expect.element(page.getByText('name: North or South')).toBeVisible()
})

test('after a 412, takes what only somebody else changed', async () => {
  renderWithApi(
    <CourtForm
      send={async () => Promise.reject(refusal(412))}
      loadStored={async () => ({ name: '', height: '40' })}
    />,
  )
  await name.fill('North')
  await save()
  await expect.element(height).toHaveValue('40')
  await expect.element(name).toHaveValue('North')
  await expect.element(page.getByText(/ or /)).not.toBeInTheDocument()
})

test('after a 412, a change of mine is not mixed with one of theirs in the same group', async () => {
  renderWithApi(
    <CourtForm
      send={async () => Promise.reject(refusal(412))}
      loadStored={async () => ({ name: '', height: '40' })}
      groupOf={() => 'court'}
    />,
  )
  await name.fill('North')
  await save()
  await expect.element(page.getByText('height: 32 or 40')).toBeVisible()
  await expect.element(height).toHaveValue('32')
})

test('what is typed while the form sends is a change, and its draft stays', async () => {
  const sending = Promise.withResolvers<undefined>()
  const send = vi.fn<() => Promise<undefined>>(async () => sending.promise)
  const draft = { write: vi.fn<(values: Court) => void>(), drop: vi.fn<() => void>() }
  renderWithApi(<CourtForm draft={draft} send={send} />)
  await name.fill('North')
  await save()
  await vi.waitFor(() => expect(send).toHaveBeenCalledOnce())
  await name.fill('North Court')
  sending.resolve(undefined)
  await expect.element(page.getByRole('button', { name: 'Save' })).toHaveAttribute('aria-busy', 'false')
  await expect.element(page.getByText('Changed', { exact: true })).toBeVisible()
  expect(draft.drop).not.toHaveBeenCalled()
})

test('rules that do not load are reported in the banner, also if the form shows failures beside a field', async () => {
  renderWithApi(
    <CourtForm
      rules={async () => Promise.reject(new Error('offline'))}
      fieldErrors={() => new Map([['name', 'Is taken.']])}
    />,
  )
  await name.fill('North')
  await save()
  await expect.element(page.getByText(/^Not saved\..*Your text is still here\.$/)).toBeVisible()
})
