/**
 * Tracing with the OpenTelemetry API only: without an SDK it costs next to nothing. Operators can load one
 * (`NODE_OPTIONS=--import=…`, docs/operations.md). Spans contain no personal data: no URL, parameter or error
 * message.
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

/** The error's kind; its message may quote personal data. */
const kindOf = (error: unknown): string => {
  const { code, name } = error as { code?: unknown; name?: unknown };
  return String(code ?? name ?? 'error');
};

const fail = (span: Span, error: unknown) => {
  span.setAttribute('error.type', kindOf(error));
  span.setStatus({ code: SpanStatusCode.ERROR });
};

/** A span around a piece of work. */
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

/** A span for a statement, with placeholders instead of values. The returned function ends it. */
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

/** Runs `next` with the request's span as the parent. */
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
