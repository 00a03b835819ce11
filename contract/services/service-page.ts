/**
 * One service, for the office's preview: a draft is read through the public content calls, and `service/info` is only
 * for signed-in clients.
 */
import { z } from 'zod';
import { defineApi } from '#contract/endpoint.ts';
import { recordId } from '#contract/fields.ts';
import { ServiceInfo } from './services.ts';

export const getServicePage = defineApi({
  tag: 'services',
  access: 'readPublic',
  cached: true,
  method: 'GET',
  path: '/content/service/{serviceId}',
  summary: 'One service that is offered',
  params: z.strictObject({ serviceId: recordId }),
  answer: ServiceInfo,
});
