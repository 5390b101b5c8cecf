import { type ImgHTMLAttributes, useCallback } from 'react'

interface BlobImageProps extends Omit<ImgHTMLAttributes<HTMLImageElement>, 'src'> {
  readonly blob: Blob
  readonly alt: string
}

/** An image that is in memory only. */
export const BlobImage = ({ blob, alt, ...rest }: BlobImageProps) => {
  const show = useCallback(
    (image: HTMLImageElement) => {
      const address = URL.createObjectURL(blob)
      image.src = address
      return () => URL.revokeObjectURL(address)
    },
    [blob],
  )
  return <img {...rest} ref={show} alt={alt} />
}
