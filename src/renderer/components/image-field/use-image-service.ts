import { useCallback, useEffect, useRef } from 'react'
import { type ImageService, startImageService } from './image-service.ts'

/** The image service given, else one of the field's own: started when first used, closed with the field. */
export const useImageService = (given: ImageService | undefined): (() => ImageService) => {
  const own = useRef<ImageService | null>(null)
  useEffect(
    () => () => {
      own.current?.close()
      own.current = null
    },
    [],
  )
  return useCallback(() => {
    if (given !== undefined) return given
    own.current ??= startImageService()
    return own.current
  }, [given])
}
