import { useState } from 'react'
import { TextField, type TextFieldProps } from './text-field.tsx'

/** A day. For one that doesn't exist, such as February 29th, browsers report an empty text, which is not what people see. */
export function DateField({ error, onBlur, ...props }: TextFieldProps) {
  const [isWrong, setWrong] = useState(false)
  return (
    <TextField
      {...props}
      type="date"
      error={isWrong ? 'This day does not exist.' : error}
      onBlur={(event) => {
        setWrong(event.currentTarget.validity.badInput)
        onBlur?.(event)
      }}
    />
  )
}
