/**
 * Traces by the OpenTelemetry API alone: without an SDK they cost next to nothing and go nowhere. Who wants them brings
 * one (`NODE_OPTIONS=--import=…`, docs/operations.md). A span says what was done and how long it took, never for whom:
 * no address, no parameter, no error message.
 */
import {
  type Attributes,
  context,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';

const tracer = trace.getTracer('persimmon');

/** The kind of a failure; its message may quote data. */
const kindOf = (error: unknown): string => {
  const { code, name } = error as { code?: unknown; name?: unknown };
  return String(code ?? name ?? 'error');
};

const fail = (span: Span, error: unknown) => {
  span.setAttribute('error.type', kindOf(error));
  span.setStatus({ code: SpanStatusCode.ERROR });
};

/** A piece of work with everything below it. */
export const inSpan = <T>(
  name: string,
  attributes: Attributes,
  work: () => Promise<T>,
  kind = SpanKind.INTERNAL,
): Promise<T> =>
  tracer.startActiveSpan(name, { kind, attributes }, async (span) => {
    try {
      return await work();
    } catch (error) {
      fail(span, error);
      throw error;
    } finally {
      span.end();
    }
  });

export const callSpan = <T>(
  name: string,
  attributes: Attributes,
  work: () => Promise<T>,
): Promise<T> => inSpan(name, attributes, work, SpanKind.CLIENT);

/** A statement with its placeholders; what stands in them is not known here. Ended by the returned function. */
export const querySpan = (text: string): ((error?: unknown) => void) => {
  const span = tracer.startSpan('query', { kind: SpanKind.CLIENT });
  if (!span.isRecording()) return () => {};
  span.updateName(/^\s*(\w+)/.exec(text)?.[1]?.toUpperCase() ?? 'query');
  span.setAttributes({ 'db.system.name': 'postgresql', 'db.query.text': text });
  return (error) => {
    if (error) fail(span, error);
    span.end();
  };
};

export type RequestSpan = { end(status: number): void };

/** `next` runs with the span of this request as the one that everything below belongs to. */
export const requestSpan = (
  request: { method: string; route: string; id: string },
  next: () => void,
): RequestSpan => {
  const { method, route, id } = request;
  const span = tracer.startSpan(`${method} ${route}`, { kind: SpanKind.SERVER });
  if (!span.isRecording()) {
    next();
    return { end: () => {} };
  }
  span.setAttributes({ 'http.request.method': method, 'http.route': route, 'request.id': id });
  context.with(trace.setSpan(context.active(), span), next);
  return {
    end(status) {
      span.setAttribute('http.response.status_code', status);
      if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    },
  };
};
