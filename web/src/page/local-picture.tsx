import { useCallback } from 'react'

/** A preview of a local file. Hidden if it is no image. */
export function LocalPicture({ file, className }: { file: Blob; className: string | undefined }) {
  const show = useCallback(
    (image: HTMLImageElement) => {
      const address = URL.createObjectURL(file)
      image.src = address
      return () => URL.revokeObjectURL(address)
    },
    [file],
  )
  return (
    <span className={className}>
      <img ref={show} alt="" decoding="async" onError={(event) => (event.currentTarget.hidden = true)} />
    </span>
  )
}
