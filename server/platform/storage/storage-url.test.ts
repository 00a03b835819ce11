import { expect, it } from 'vitest';
import { isStorageUrl, s3PlaceOf } from './storage-url.ts';

const minio = {
  host: 'minio:9000',
  bucket: 'care',
  key: 'app',
  secret: 'secret',
  region: 'us-east-1',
  tls: false,
  style: 'path',
};

it.each([
  ['s3://app:secret@minio:9000/care?tls=false', minio],
  [
    's3://AKIA1:a%2Fb+c%3D@s3.eu-central-1.amazonaws.com/care-files?region=eu-central-1&style=virtual',
    {
      host: 's3.eu-central-1.amazonaws.com',
      bucket: 'care-files',
      key: 'AKIA1',
      secret: 'a/b+c=',
      region: 'eu-central-1',
      tls: true,
      style: 'virtual',
    },
  ],
  ['s3://minio:9000/care?tls=false', { ...minio, key: '', secret: '' }],
])('%s', (url, place) => {
  expect(s3PlaceOf(url)).toEqual(place);
  expect(isStorageUrl(url)).toBe(true);
});

it.each([
  's3://minio:9000/',
  's3://minio:9000/care/folder',
  's3://minio:9000/Care',
  's3:///care',
  's3://app@minio/care',
  's3://:secret@minio/care',
  's3://app:a/b@minio/care',
  's3://app:%zz@minio/care',
  's3://minio/care?tls=no',
  's3://minio/care?style=vhost',
  's3://minio/care?region=',
  's3://minio/care?bucket=other',
  's3://minio/care?zone=x',
  's3://minio/care#x',
  'https://minio/care',
  'care',
])('refuses %s', (url) => {
  expect(isStorageUrl(url)).toBe(false);
});
