import { GetObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3'
