import { useNavigate } from 'react-router'
import { Button } from '../components/actions/button.tsx'
import { useConfirm } from '../components/overlays/confirm.tsx'
import { counted } from '../components/format.ts'
import { useImportRemoval } from './import-calls.ts'
import { Row, Toolbar } from '../platform/boxes/row.tsx'
import styles from './imports.module.css'
import { originText, StateTag } from './import-list.tsx'
import type { Import, ImportPlace } from './import-place.ts'
import { bytesText, totalOf } from './import-words.ts'

/** The file and its state. */
export function ImportHead({ place, item }: { place: ImportPlace; item: Import }) {
  const { fileName, format, bytes, counts, state } = item
  const facts = [
    format,
    bytes !== null && bytesText(bytes),
    counts !== null && counted(totalOf(counts), 'row'),
    originText(item, place),
  ].filter(Boolean)
  return (
    <Toolbar gap="3 6" align="start">
      <div>
        <h1 className={styles.fileName}>{fileName}</h1>
        <div className="sm mut">
          <Row as="p" gap="1 3">
            <StateTag item={item} />
            <span>{facts.join(' · ')}</span>
          </Row>
        </div>
      </div>
      {(state === 'Ready' || state === 'Unusable') && <DeleteFile place={place} item={item} />}
    </Toolbar>
  )
}

function DeleteFile({ place, item: { id, fileName } }: { place: ImportPlace; item: Import }) {
  const confirm = useConfirm()
  const navigate = useNavigate()
  const removal = useImportRemoval(place, id, () => void navigate(place.path))
  async function ask() {
    const outcome = await confirm({
      title: `Delete ${fileName}?`,
      text: 'Nothing of it was imported. Your choices and decisions are deleted with it.',
      confirmText: 'Delete',
      isDangerous: true,
    })
    if (outcome === 'confirmed') removal.mutate()
  }
  return (
    <Button variant="quiet" icon="trash-2" isBusy={removal.isPending} onClick={() => void ask()}>
      Delete
    </Button>
  )
}
