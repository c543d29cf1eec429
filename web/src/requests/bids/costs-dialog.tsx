import { useState, type SubmitEvent } from 'react'
import { Button } from '../../components/actions/button.tsx'
import { IconButton } from '../../components/actions/icon-button.tsx'
import { TextField } from '../../components/fields/text-field.tsx'
import { Dialog } from '../../components/overlays/dialog.tsx'
import { MoneyField } from '../../page/money-field.tsx'
import { amountOf } from '../../page/typed-money.ts'
import { Grid } from '../../platform/boxes/grid.tsx'
import { Row } from '../../platform/boxes/row.tsx'
import { Stack } from '../../platform/boxes/stack.tsx'
import { useWrite } from '../../platform/calls/use-write.ts'
import type { Cost } from '../request-calls.ts'
import { requestWrite } from '../request-write.ts'

interface CostsProps {
  ownerId: string
  costs: readonly Cost[]
}

interface CostsDialogProps extends CostsProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** What the organizer needs besides spaces, at its own prices. */
export const CostsDialog = ({ isOpen, onOpenChange, ...form }: CostsDialogProps) => (
  <Dialog
    isOpen={isOpen}
    onOpenChange={onOpenChange}
    title="Your costs"
    description="What you need besides spaces. If a host leaves one out, its bid counts your price. The hosts that you ask read these rows with your prices."
  >
    <CostsForm {...form} onDone={() => onOpenChange(false)} />
  </Dialog>
)

type Row = Omit<Cost, 'price'> & { price: string }

function CostsForm({ ownerId, costs, onDone }: CostsProps & { onDone: () => void }) {
  const [rows, setRows] = useState<readonly Row[]>(() =>
    costs.map(({ id, name, price }) => ({ id, name, price: String(price) })),
  )
  const change = (id: string, changes: Partial<Row>) =>
    setRows((before) => before.map((row) => (row.id === id ? { ...row, ...changes } : row)))
  const save = useWrite(
    async (api) => {
      const calls = api['event-mgmt'].events.costs
      for (const { id } of costs) if (!rows.some((row) => row.id === id)) await calls.remove({ ownerId, id })
      for (const row of rows) {
        const data = { name: row.name.trim(), price: amountOf(row.price) ?? 0 }
        const before = costs.find(({ id }) => id === row.id)
        if (!before) await calls.create({ ownerId, data })
        else if (before.name !== data.name || before.price !== data.price)
          await calls.update({
            ownerId,
            id: row.id,
            patch: [
              { op: 'replace', path: '/name', value: data.name },
              { op: 'replace', path: '/price', value: data.price },
            ],
          })
      }
    },
    {
      ...requestWrite,
      failed: 'Not all costs were saved.',
      onDone,
    },
  )
  function submit(submitted: SubmitEvent) {
    submitted.preventDefault()
    if (!save.isBusy && rows.every(({ price }) => amountOf(price) !== null)) save.run()
  }
  return (
    // Plain form: rows come and go, and the browser checks them.
    <form onSubmit={submit}>
      <Stack gap="3">
        {rows.map(({ id, name, price }) => (
          <Grid key={id} columns="main end" gap="3">
            <TextField
              label="Cost"
              value={name}
              required
              maxLength={80}
              onChange={({ target }) => change(id, { name: target.value })}
            />
            <Row gap="3" align="end" isWrapping={false}>
              <MoneyField
                label="Your price"
                unit="$"
                value={price}
                required
                error={price !== '' && amountOf(price) === null ? 'Type a number of US dollars' : undefined}
                onChange={({ target }) => change(id, { price: target.value })}
              />
              <IconButton
                icon="x"
                label={`Remove ${name || 'this cost'}`}
                onClick={() => setRows((before) => before.filter((row) => row.id !== id))}
              />
            </Row>
          </Grid>
        ))}
        <Button
          icon="plus"
          onClick={() => setRows((before) => [...before, { id: crypto.randomUUID(), name: '', price: '' }])}
        >
          Add a cost
        </Button>
        <Button type="submit" variant="primary" isBusy={save.isBusy}>
          Save costs
        </Button>
      </Stack>
    </form>
  )
}
